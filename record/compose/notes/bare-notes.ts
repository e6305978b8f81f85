import { withParticle } from '../../hangul.ts';
import { stemOf } from './step-stem.ts';
import { begun } from '../telling/as-asked/begun.ts';
import { asked } from './asked.ts';
import { COUNTED_WORKS } from './counted-works.ts';
import { equated } from './equated.ts';
import { isNamed } from './named.ts';
import { HOW } from './notes.ts';
import { endsNote } from './respaced.ts';
import { fromShape, withCommas, withStateSubject } from './noted-shapes.ts';
import { toldByQuestion } from './told-by-question.ts';
import { rolesTold } from './roles.ts';
import { intentOfQuestion } from '../../questions/question-intent.ts';
import type { Intent } from '../../types.ts';
import { isDoingNoun, isThingNoun } from '../../style/words/nouns.ts';
import { infinitive, isAdjective, isSoundStem, lastWord, nominal } from '../../style/words/stems.ts';

/** A note without any verb, by its shape, as the sentence it stands for; null where the shape leaves it open. */
type Telling = (note: string, intent: Intent | null, question: string | null) => string | null;

const object = (words: string) => withParticle(words, '을/를');

/** 나: 시간 측정, 민기: 추 놓기: what stands by the student's own name. */
const OWN_SHARE =
  /(?:^|[,/·:] ?)(?:나|저|본인)(?: ?[:=] ?| - |(?:는|은) | (?=(?:[가-힣]+ )?[가-힣]{2,3}(?:$|,)))([^,/:·]{2,24}?)(?=$|[,/·])/;
const DUTY = /(?:담당|역할|맡음)$/;
/** 나는 반대: what the student held. */
const STANCE = /^(?:찬성|반대|동의|공감|걱정|만족|포기|패스|모름|실수|지각|결석)$/;

const PEERS: readonly (readonly [RegExp, string])[] = [
  [/짝/, '짝과'],
  [/조원|모둠|팀/, '모둠원과'],
];

/** 편집은 민서 목소리는 나 자막은 같이: who did what, part by part. */
const PARTS =
  /^(?:[가-힣A-Za-z]{1,8}[은는] ?(?:나|저|내가|제가|같이|함께|둘이|다같이|[가-힣]{2,4})(?:[, ]+|$)){2,5}$/;
const ONE_PART =
  /([가-힣A-Za-z]{1,8})[은는] ?(나|저|내가|제가|같이|함께|둘이|다같이|[가-힣]{2,4})(?=[, ]|$)/g;

function partsShared(note: string): string | null {
  if (!PARTS.test(note)) return null;
  const parts = [...note.matchAll(ONE_PART)].map(([, what = '', who = '']) => ({ what, who }));
  const own = parts.filter(({ who }) => /^(?:나|저|내가|제가)$/.test(who)).map(({ what }) => what);
  const joint = parts.filter(({ who }) => /^(?:같이|함께|둘이|다같이)$/.test(who)).map(({ what }) => what);
  if (own.length === 0) return null;
  const together = joint.length > 0 ? ` ${withParticle(joint.join(', '), '은/는')} 함께 작업했다` : '';
  return `친구와 역할을 나누어 ${object(own.join(', '))} 맡${together ? '고' : '았다'}${together}`;
}

function ownShare(note: string): string | null {
  const share = OWN_SHARE.exec(note)?.[1]?.replace(DUTY, '').trim();
  if (!share || share.length < 2 || /[다요음함임됨]$/.test(share) || STANCE.test(share)) return null;
  // 엄마는 "딴거해라", 나는 아직 유지; 나: 소리부터: what was said, no work.
  if (
    /["“”?!]/.test(note) ||
    /^(?:아직|계속|그냥|일단|Yes|No|OK|응|네|어|음)(?![가-힣A-Za-z])|부터$/i.test(share)
  )
    return null;
  // 나: 장터 상인들 중심으로: how it was to be done.
  if (/(?:으로|[가-힣]게|하고|하자)$/.test(share)) return null;
  // 나는 자료 정리해서 단톡에 올림: what was done, no part.
  if (/[가-힣](?:서|고|며|면서) /.test(share) || endsNote(lastWord(share))) return null;
  const joined = note.slice(0, OWN_SHARE.exec(note)?.index ?? 0).trim();
  const last = lastWord(share);
  const labelled = /[:=]| - /.test(note);
  if (!labelled && !isDoingNoun(last) && !isThingNoun(last) && !/[가-힣]기$/.test(last)) return null;
  const before = /[함됨듦음]$/.test(joined) ? `${joined}. ` : '';
  return `${before}${PEERS.find(([named]) => named.test(note))?.[1] ?? '친구와'} 역할을 나누어 ${object(share)} 맡았다`;
}

/** 추 50g, 100g: what was tried at more than one value. */
const VALUES =
  /^([가-힣A-Za-z ]{1,14}?)[은는:]? ?((?:\d[\d.]*[^\s\d,·/]{0,6}(?: ?[,·/] ?)){1,7}\d[\d.]*(?:[^\s\d,·/]{1,6})(?: (?:세|네|두|다섯) ?가지)?)$/;

function atValues(note: string, intent: Intent | null): string | null {
  const [, what = '', values = ''] = VALUES.exec(note) ?? [];
  if (!what || intent !== '과정' || /\d\/\d|월|일$|시$|분$|쪽$|교시/.test(values)) return null;
  // 연습할 때는 3분 10초였는데: one time, told as it was.
  if (/(?:때|동안|날)$/.test(what.trim()) || /\d+(?:시간|분),? ?\d+[분초]|(?:였|이었|인데|는데)/.test(values))
    return null;
  if (/[은는을를에의로고서니]$|니까$/.test(what.trim()) || !/[^\d.]$/.test(values)) return null;
  // 1kg당 2.5mg: a rate, nothing that was varied.
  if (/\d[^\s\d,·/]*당/.test(values)) return null;
  return `${object(what.trim())} ${withParticle(values.replace(/ ?[,·/] ?/g, ', '), '으로/로')} 달리하여 비교했다`;
}

/** 그래프: 길이와 주기. */
const SHOWN =
  /^([가-힣]*(?:그래프|산점도|도표|표|지도)) ?: ?([가-힣A-Za-z ]{1,20}?[가-힣A-Za-z])(?:이랑|랑|와|과|하고|-) ?([가-힣A-Za-z ]{1,20})$/;

function shown(note: string): string | null {
  const [, shape = '', one = '', two = ''] = SHOWN.exec(note) ?? [];
  return shape
    ? `${withParticle(one, '과/와')} ${two.replace(/ 관계$/, '')}의 관계를 ${withParticle(shape, '으로/로')} 나타냈다`
    : null;
}

/** 30년간 1.3도 상승, 게시 후 9kg으로 감소. */
const RISEN = /^(.*\d[^\s,:]{0,6}(?:만큼|정도)?) (상승|감소|증가|하락|단축|향상|절약)$/;

function risen(note: string): string | null {
  const [, how = '', what] = RISEN.exec(note) ?? [];
  const [, thing = '', much = how] = /^([가-힣 ]*[가-힣]) (\d\S*)$/.exec(how) ?? [];
  const named = isThingNoun(lastWord(thing)) && !/(?:간|동안|후|뒤|때)$/.test(thing);
  const told = named ? `${withParticle(thing, '이/가')} ${much}` : how;
  return what ? `${told} ${what}한 것을 확인했다` : null;
}

/** 측정값은 9.6으로 이론값 9.8과 2% 차이. */
const DIFFERS =
  /^(?!(?:나|저|우리|친구)[가-힣]{0,3} )([^:→,]{2,40}[가-힣A-Za-z\d)](?:은|는|이|가) [^:→]*?\d[\d.,]* ?(?:%|퍼센트|배|도|℃|초|분|시간|명|개|원|cm|mm|m|g|kg|mL|L|V|A|N|점))(?: 정도| 가량)? 차이(?:남|가 남)?$/;
function differs(note: string): string | null {
  const body = note.includes('차이') ? DIFFERS.exec(note)?.[1] : undefined;
  return body && !/차이|,(?!\d)/.test(body) ? `${body} 차이를 보였다` : null;
}

/** 비언어적 표현도 중요. */
const MATTERS = /^(.{2,30}[가-힣](?:이|가|도|은|는)) (중요|필요|가능)$/;

function matters(note: string, intent: Intent | null): string | null {
  const [, what = '', how] = MATTERS.exec(note) ?? [];
  return how && (intent === '배운 점' || intent === '확장·진로')
    ? `${what} ${how}하다는 점을 알게 되었다`
    : null;
}

/** 외래종 1종 발견, 겨울 연못 조사 계획. */
const COUNTED =
  /^([^:→,]{2,20} \d+ ?(?:종|마리|곳|개|명|편|장|문항|줄|쪽|가지)) (발견|관찰|확인|채집|작성|제작|조사)$/;
const PLANNED = /^([^:→,]{2,24}) 계획$/;

function counted(note: string, intent: Intent | null): string | null {
  const [, what = '', how] = COUNTED.exec(note) ?? [];
  if (how) return `${object(what)} ${how}했다`;
  const plan = intent === '확장·진로' || intent === '배운 점' ? PLANNED.exec(note)?.[1] : undefined;
  return plan && isDoingNoun(lastWord(plan)) ? `${object(plan)} 계획했다` : null;
}

/** 굿거리장단 연습, 100배, 400배 관찰. */
const DONE = /^([^:→]{2,24}) (연습|조사|측정|관찰|분석|촬영|제작|정리|비교|채집|기록)$/;

function done(note: string, intent: Intent | null): string | null {
  const [, what = '', how] = DONE.exec(note) ?? [];
  const last = lastWord(what);
  if (!how || intent !== '과정') return null;
  if (/^\d+ ?[가-힣]+(?:, ?\d+ ?[가-힣]+)*$/.test(what))
    return how === '관찰' && /배$/.test(what) ? `${what}로 관찰했다` : null;
  if (/[,/]/.test(what) || !/^[가-힣·]{2,}$/.test(last) || !(isThingNoun(last) || isDoingNoun(last)))
    return null;
  // 거울 보고 연습: seen, no report.
  if (last === '보고' || HOW.test(last) || /(?:\d|번|회|씩|동안|간)$/.test(last)) return null;
  return `${object(what)} ${how}했다`;
}

/** 상관계수 계산 -0.42. */
const RESULT =
  /^([가-힣A-Za-z ]{2,16}) (계산|측정|조사)(?: 결과|하니|해보니)?[:, ] ?(-?\d[\d.,]*[^\s\d]{0,6})$/;

function resulted(note: string): string | null {
  const [, what = '', how = '', figure = ''] = RESULT.exec(note) ?? [];
  if (!what || /[은는이가을를]$/.test(what)) return null;
  const copula = /[\d]$/.test(figure) ? `${object(figure)} 얻었다` : `${figure}임을 확인했다`;
  return `${object(what)} ${how}하여 ${copula}`;
}

/** 점순이 시점 일기 3편, 설문 28명: what was made, and of whom it was asked. */
const MADE: readonly (readonly [RegExp, string])[] = [
  [/^[^,:]{2,24} (?:그래프|지도|도표|히스토그램|상자그림|설계도|연표|마인드맵|스케치)$/, '그렸다'],
  [/^[^,:]{2,24} (?:자료|기사|논문)$/, '찾아 살펴봤다'],
  [/(?:설계|디자인|시안|도면|설계도|구상도) \d+(?:장|개|점|컷)$/, '그렸다'],
  [/(?:으로|로) (?:시제품|보고서|포스터|영상|모형|지도|발표 자료|카드뉴스|홈페이지|앱)$/, '만들었다'],
  ...COUNTED_WORKS,
  [/(?:책|논문|기사|자료|사료|사례) \d+(?:권|편|개|건|가지)$/, '찾아 살펴봤다'],
];
const ASKED_OF = /^(설문|인터뷰|면담)(?:조사)? ?(\d+ ?명)(?:, (?:문항|질문) ?(\d+ ?(?:개|문항|가지)))?$/;

function made(note: string, intent: Intent | null): string | null {
  const [, way = '', people = '', items] = ASKED_OF.exec(note.replace(/\([^()]*\)/g, '')) ?? [];
  if (way) {
    const holding = items ? `질문 ${object(items)} 담은 ` : '';
    return `${object(people)} 대상으로 ${holding}${object(way === '설문' ? '설문 조사' : way)} 실시했다`;
  }
  const part = /^([가-힣]{2,10}) 역$/.exec(note)?.[1];
  if (part && (intent === '과정' || intent === '동기')) return `${part} 역할을 맡았다`;
  if (intent !== '과정' || /[은는을를] /.test(note)) return null;
  const verb = MADE.find(([thing]) => thing.test(note))?.[1];
  return verb ? `${object(note)} ${verb}` : null;
}

const DOING = /^(\S.* \S*[가-힣])기$/;

/** 경사 측정(평균 32도). */
const MEASURED_AS = /^(.*(?:측정|계산|조사|관찰))\(((?:평균|최대|최소|약|총)? ?\d[\d.,]*[^\s\d()]{1,6})\)$/;

/** 페트병 누르기, and among several 지층 5곳 스케치. */
function doingNamed(item: string, several: boolean): string | null {
  const last = lastWord(item);
  // 거품 높이 재기: no 재기 of the dictionary, for it is done to something. 신기 is how things are.
  const isDone = /^[가-힣]기$/.test(last) && isSoundStem(last.slice(0, -1)) && !isAdjective(`${last}하`);
  if (isDoingNoun(last) && !isDone)
    return (several || MEASURED_AS.test(`${item}(1회)`)) && item.includes(' ') ? `${item}하` : null;
  const noted = several && item.includes(' ') && /[음ㅁ봄씀함됨짐침춤듦임]$/.test(item) ? stemOf(item) : null;
  return isNamed(last) && !isDone ? null : (DOING.exec(item)?.[1] ?? noted);
}

/** 사진 18장 among doings. */
function madeOf(item: string): string | null {
  const verb = MADE.find(([thing]) => thing.test(item))?.[1];
  return verb ? `${object(item)} ${STEMS[verb] ?? '만들'}` : null;
}

const STEMS: Readonly<Record<string, string>> = {
  썼다: '쓰',
  그렸다: '그리',
  찍었다: '찍',
  '찾아 살펴봤다': '찾아 살펴보',
};

/** 라벨 떼기, 페트병 누르기: doings named one after the other. */
function namedDoings(note: string, intent: Intent | null): string | null {
  if (intent !== '과정' && intent !== '협력' && intent !== '어려움과 해결') return null;
  if (/(?:^|[,/·] ?)(?:나|저|짝|친구|후배|선배|조원|모둠원)(?:들)? /.test(note)) return null;
  const [, measured = note, figure] = MEASURED_AS.exec(note) ?? [];
  const items = /[,/·.]/.test(measured) ? measured.split(/ ?[,/·] ?|\. /) : [measured];
  const stems = items.map((item) => doingNamed(item, items.length > 1) ?? madeOf(item));
  if (items.length > 4 || stems.some((stem) => !stem || !isSoundStem(stem) || isAdjective(stem))) return null;
  const last = stems.at(-1) ?? '';
  const end = figure ? `${infinitive(last)} ${figure}임을 확인했다` : nominal(last);
  return [...stems.slice(0, -1).map((stem) => `${stem}고`), end].join(' ');
}

/** 2학기: 텀블러 쓰기 제안. */
const LATER = /^(\d학기|내년|다음|다음번|다음 학기|앞으로|추후|계획|방학)(?:에|엔|에는)? ?: ?/;

/** 생존 프로그램 보고: what moved the student, and no verb. */
const MOVED = /^([^.,]{2,30}?[가-힣A-Za-z])(?:을|를)? (보고|듣고|읽고)(?: 나서)?$/;
function moved(note: string, intent: Intent | null, question: string | null): string | null {
  const [, what = '', how] = intent === '동기' ? (MOVED.exec(note) ?? []) : [];
  return how && !/[은는이가에서로도]$/.test(lastWord(what))
    ? `${object(what)} ${how} ${begun(question)}`
    : null;
}

const TELLINGS: readonly Telling[] = [
  moved,
  toldByQuestion,
  fromShape,
  risen,
  differs,
  matters,
  counted,
  done,
  partsShared,
  ownShare,
  atValues,
  shown,
  resulted,
  made,
  namedDoings,
  equated,
  asked,
];

/** A student's note without a verb as the sentence that its shape stands for; any other comes back as it is. */
export function fromBareNote(note: string, question: string | null): string {
  const roles = rolesTold(note, question);
  if (roles !== null) return roles;
  const intent = question === null ? null : intentOfQuestion(question);
  const body = note.replace(/[.\s]+$/, '');
  const unlabelled = intent === '확장·진로' ? body.replace(LATER, '') : body;
  const marked = withStateSubject(withCommas(unlabelled));
  for (const telling of TELLINGS) {
    const told = telling(marked, intent, question);
    if (told !== null) return `${told}.`;
  }
  if (unlabelled === body) return marked === unlabelled ? note : marked;
  const meant = DOING.exec(unlabelled)?.[1];
  if (meant && isSoundStem(meant) && !isAdjective(meant)) return `${meant}고 싶다.`;
  return isDoingNoun(lastWord(unlabelled)) ? `${unlabelled}하고 싶다.` : unlabelled;
}
