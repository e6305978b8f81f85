import { withFinal, withParticle } from '../../../hangul.ts';
import { changeTold } from '../facts/changes.ts';
import { isKnown } from '../particles/what-is-named.ts';

/** Notes of a figure and nothing else: 랠리 12→31회, 오차 0.3%, 이동권 주제 카드뉴스 7장. */

const WORKS: readonly (readonly [RegExp, string])[] = [
  [/(?:댓글|주석|각주)$/, '닮'],
  [
    /(?:^| )(?:[가-힣]{1,4}(?=일지|일기|보고서|감상문|편지|소설|대본|기사))?(?:일지|일기|글|시|소설|수필|감상문|보고서|대본|서평|원고|기사|편지|에세이|비평문|독후감|논설문|건의문|가사)$/,
    '씀',
  ],
  [/(?:그림|삽화|만화|도안|스케치|크로키|소묘|설계도|도면|그래프|마인드맵)$/, '그림'],
  [/(?:사진)$/, '찍음'],
  [
    /(?:^| )(?:[가-힣A-Za-z]{1,6}(?=포스터|영상|질문지|설문지|퀴즈|신문|모형|작품|카드|슬라이드|배지|부스))?(?:PPT|ppt|슬라이드|카드뉴스|카드|포스터|영상|문제|문항|질문|질문지|설문지|퀴즈|단어장|신문|자료|표|모형|작품|굿즈|배지|부스)$/,
    '만듦',
  ],
];
const COUNTED =
  /^(.*?[가-힣A-Za-z]) ?(\d+ ?(?:장|편|개|쪽|컷|점|문제|문항|가지|줄|문단|단락|권|절|행|분|종)(?: 분량|짜리)?|사흘치|\d+일치|[한두세네] ?(?:장|편|개|쪽|컷|가지|권))$/;
const ABOUT = /^(.+?[가-힣A-Za-z0-9])(?:을|를)? 주제(?:로)? (?=\S)/;
const MEASURED =
  /^([가-힣A-Za-z ]{2,14}) (-?\d[\d.,]* ?(?:%|℃|도|cm|mm|m|kg|g|mL|L|초|분|회|배|nm|Hz|V|A|W|J))$/;
/** 쉐도잉 매일 10분: how long it was done, and no measure. */
const HOW_OFTEN = /^(?:매일|매주|매번|매회|하루|날마다|주말|평일|아침|저녁|점심)$/;

/** A change seen from outside: 늘어난 것을 확인했다 → 늘어남. */
const seen = (told: string) =>
  told.replace(/([가-힣]) 것을 확인했다$/, (_, last: string) => withFinal(last, 'ㅁ'));

/** How many of what a student made, as a sentence, or null. */
export function workTold(note: string): string | null {
  const [, what = '', many = ''] = COUNTED.exec(note) ?? [];
  const work = many && WORKS.find(([name]) => name.test(what))?.[1];
  return work
    ? `${what.replace(ABOUT, (_, topic: string) => `${withParticle(topic, '을/를')} 주제로 `)} ${withParticle(many, '을/를')} ${work}`
    : null;
}

/** The figure of a note as a sentence, or null. */
export function figured(note: string): string | null {
  const change = changeTold(note);
  // 예선 9→61: of what, nobody says.
  if (change !== null && /\d ?[가-힣A-Za-z%℃:]/.test(note)) return seen(change);
  const work = workTold(note);
  if (work !== null) return work;
  const [, thing = '', figure = ''] = MEASURED.exec(note) ?? [];
  const name = thing.split(' ').at(-1) ?? '';
  return figure &&
    isKnown(name) &&
    !HOW_OFTEN.test(name) &&
    (/^(?:길이|높이|넓이|깊이|차이|기울기|무게|크기)$/.test(name) || !/[은는이가을를의에]$/.test(name))
    ? `${withParticle(thing, '이/가')} ${figure}임`
    : null;
}
