import { lastFinal, withFinal, withParticle } from '../../../hangul.ts';
import { isDoingNoun, isThingNoun } from '../../../style/words/nouns.ts';
import { adnominalStem, nominal } from '../../../style/words/stems.ts';
import { formOf } from '../word-forms.ts';
import { doingIn } from './grammar/doings.ts';
import { denied } from './noted-doing.ts';

/** How a hurried note ends where a record has a verb: 먼저 제안한 학생, 잘 뽑는 편, 아니냐고, 화살표로, 안경테 예. */

const SHAPE =
  /(?:(?<![가-힣])(?:[가-힣]{2}(?=표|지도))?(?<!목|대|발|투|동|부|지)(?:표|지도|시|춤|컷)|그래프|산점도|막대그래프|도표|화살표|만화|그림|도식|마인드맵|영상|노래|포스터|카드뉴스|모양|모습|형태)(?:으로|로)$/;
/** What somebody put forward, and what is done with it. */
const PUT_FORWARD: Readonly<Record<string, string>> = {
  지적: '점을 지적함',
  설명: '점을 설명함',
  결론: '결론을 내림',
  의견: '의견을 냄',
  제안: '제안을 함',
  주장: '주장을 펼침',
  반론: '반론을 폄',
  반박: '반박을 함',
  질문: '질문을 함',
  의문: '의문을 제기함',
  분석: '분석을 내놓음',
  해석: '해석을 내놓음',
};

type Telling = (note: string) => string | null;

/** 방향까지 따져 본 유일한 조: that nobody else did it is what the teacher tells. */
export const onlyOne: Telling = (note) =>
  /[는은한인던본운친린] 유일한 (?:학생|친구|아이|조|모둠|팀)$/.test(note) ? `${note}임` : null;

/** 제안한 학생 → 제안함, 돕는 친구 → 도움. */
const ofStudent: Telling = (note) => {
  const doing = /^(.*[가-힣]) (?:학생|친구|아이|애)$/.exec(note)?.[1];
  if (!doing) return null;
  const [, head = '', last = ''] = /^(.* )?([가-힣]+)$/.exec(doing) ?? [];
  const stem = last.endsWith('는') ? formOf(last) : adnominalStem(last);
  return stem === null ? null : `${head}${stem.endsWith('하') ? withFinal(stem, 'ㅁ') : nominal(stem)}`;
};

const ofWay: Telling = (note) => (/[가-힣][는은한인던] 편$/.test(note) ? `${note}임` : null);

/** …하려는 모습, 확인하는 태도. */
const shown: Telling = (note) =>
  /(?:[는은한던]|적인|있는|어린|깊은) (?:모습|태도|자세|열의|면모|의지|노력)$/.test(note)
    ? `${withParticle(note, '을/를')} 보임`
    : null;

const said: Telling = (note) => {
  if (/[가-힣]냐(?:고|며)?$/.test(note)) return `${note.replace(/냐(?:고|며)?$/, '냐고')} 질문함`;
  if (/[가-힣]자고$/.test(note)) return `${note} 제안함`;
  if (/[다라자]고 (?:답|대답)$/.test(note)) return `${note}함`;
  return /[가-힣](?:다|라)고$/.test(note) ? `${note} 말함` : null;
};

/** 좋아한대, 되고싶대. */
const heard: Telling = (note) => {
  const said = /^(.*[가-힣])대$/.exec(note)?.[1];
  // 2차 반대: a noun.
  const last = /([가-힣]+)$/.exec(note)?.[1] ?? '';
  if (isDoingNoun(last) || isThingNoun(last)) return null;
  return said && (/[싶있없많같]$/.test(said) || /^[ㄴㅆ]$/.test(lastFinal(said) ?? ''))
    ? `${said}다고 함`
    : null;
};

const forward: Telling = (note) => {
  const [, what = '', noun = ''] = /^(.*[가-힣](?:다|라|자)는) ([가-힣]{2})$/.exec(note) ?? [];
  const told = PUT_FORWARD[noun];
  return told ? `${what} ${told}` : null;
};

const drawn: Telling = (note) => (SHAPE.test(note) ? `${note} 나타냄` : null);

/** 안경테 예, 파라볼라 안테나 예 듦. */
const instanced: Telling = (note) => {
  const what = /^(.*[가-힣A-Za-z]) (?:예(?: ?(?:듦|들음|들었음))?|예시(?: ?(?:듦|들음))?)$/.exec(note)?.[1];
  return what && !/[은는이가을를의]$/.test(what) ? `${withParticle(what, '을/를')} 예로 듦` : null;
};

/** 10회 재서 평균. */
const reckoned: Telling = (note) =>
  /(?:서|고|여|해) (?:평균|합계|비율|차이)$/.test(note) ? `${withParticle(note, '을/를')} 구함` : null;

/** 물어보는데: what the teacher did not go on with. */
const leftOpen: Telling = (note) => {
  const [, head = '', last = ''] = /^(.* )?([가-힣]+)는데$/.exec(note) ?? [];
  const stem = last === '' ? null : formOf(`${last}는`);
  return stem === null ? null : `${head}${stem.endsWith('하') ? withFinal(stem, 'ㅁ') : nominal(stem)}`;
};

/** 정리까지 → 정리까지 함; 통역 화면 문제까지 names no doing. */
const asFar: Telling = (note) =>
  doingIn(/([가-힣]{2,})까지$/.exec(note)?.[1] ?? '') === null ? null : `${note} 함`;

const TELLINGS: readonly Telling[] = [
  ofStudent,
  ofWay,
  shown,
  said,
  heard,
  forward,
  drawn,
  instanced,
  reckoned,
  leftOpen,
  asFar,
  denied,
];

/** The note with the end that it leaves out; any other comes back as it is. */
export function withEnd(written: string): string {
  const note = written.replace(/드라$/, '더라');
  for (const telling of TELLINGS) {
    const told = telling(note);
    if (told !== null) return told;
  }
  return note;
}
