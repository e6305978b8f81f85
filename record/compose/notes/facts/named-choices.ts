import { withParticle } from '../../../hangul.ts';
import { labelOf, TOPIC } from './label.ts';
import { isNounPhrase } from './phrases.ts';

/** What was chosen, noted behind its label. */

/** 주제: 보관 온도에 따른 김치 pH 변화, read as the answer to what its label asks. */
export function topicTold(note: string, question: string | null): string | null {
  const topic = note.replace(/[.\s]+$/, '');
  return question === TOPIC && isNounPhrase(topic) ? `${withParticle(topic, '을/를')} 주제로 선정했다` : null;
}

/** 제목 : 충전중, 아이템은 수제 레몬에이드랑 소떡소떡: what is given by its label. */
const GIVEN =
  /^(?:(?:우리|저희) ?(?:조|모둠|팀|반)?(?:의)? )?((?:[가-힣]{1,4} )?(?:제목|작품명|이름|상호|상호명|팀명|슬로건|표어|구호|아이템|메뉴|판매 품목|연주곡|종목))(?: ?: ?|(?:은|는) )([^:=→]{2,32})$/;
const CALLED = /제목|명$|이름|상호|슬로건|표어|구호/;
const LABELS = [
  '제목',
  '명',
  '이름',
  '상호',
  '슬로건',
  '표어',
  '구호',
  '아이템',
  '메뉴',
  '품목',
  '연주곡',
  '종목',
];
const LABELLED_WITHIN = 16;
/** 아직, 고민 중, 수정: nothing is named yet, or it is said what was done about it. */
const NOT_GIVEN =
  /^(?:아직|고민|미정|비밀|그대로|나중|선생님|쌤|다음|없|못|안|같이|다같이|함께|각자)|(?:^|[ ])(?:수정|변경|교체|추가|보완|삭제|고민|통일|투표|때문|예정|기준|순서|순|중요|필요)$|[듯게로음함임됨]$|^[\d\s]|\d ?(?:개|명|번|가지|글자)$/;

export function givenTold(note: string): string | null {
  const head = note.slice(0, LABELLED_WITHIN);
  if (!LABELS.some((label) => head.includes(label))) return null;
  const [, label = '', name = ''] = GIVEN.exec(note.replace(/[.\s]+$/, '')) ?? [];
  if (!name || NOT_GIVEN.test(name)) return null;
  const isQuoted = /^(['"‘“「『<《]).+['"’”」』>》]$/.test(name);
  if (!isQuoted && !name.split(/, ?|이?랑 |하고 |(?<=[가-힣])[와과] /).every((one) => isNounPhrase(one)))
    return null;
  const given = CALLED.test(label) && !isQuoted ? `'${name}'` : name;
  return `${withParticle(label, '을/를')} ${withParticle(given, '으로/로')} 정했다`;
}

/** 색: 국물 파랑, 쓰레기 회색. */
const COLOUR = /^(.+[가-힣]) ([가-힣]*(?:색|파랑|빨강|노랑|초록|주황|보라|분홍|검정|하양|남색))$/;
export function coloursTold(note: string): string | null {
  const labelled = labelOf(note.replace(/[.\s]+$/, ''));
  if (!labelled || !/^색(?:깔|상)?$/.test(labelled.label)) return null;
  const items = labelled.body
    .replace(/ ?\([^()]*\)$/, '')
    .split(/, ?/)
    .map((item) => COLOUR.exec(item));
  if (!items.every((item) => item && isNounPhrase(item[1] ?? ''))) return null;
  const told = items.map((item) => `${withParticle(item?.[1] ?? '', '은/는')} ${item?.[2]}`).join(', ');
  return `${withParticle(told, '으로/로')} 정했다`;
}
