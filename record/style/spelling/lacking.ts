import { isDoingNoun, isListedThing, isThingNoun } from '../words/nouns.ts';
import { isKnownStem } from '../words/stems.ts';

const WITHOUT_WORDS =
  /^(?:끊임|쓸데|어김|틀림|빠짐|거침|상관|관계|소용|아낌|꾸밈|막힘|남김|수|끝|한|하염|형편|변함|스스럼|아랑곳|영락|유감|여지|정신|재미|염치|힘|맛|손색|두말|말|쉴새|어이|가|느닷|난데|뜬금|속절|하릴|부질|어처구니|터무니|서슴|다름|꼼짝|더|거리낌|기탄|분별|철|밤낮|맥|볼품|버릇|싹수|실)$/;

/** 도움없이 → 도움 없이; 끊임없이 is a word. */
export function partedLack(text: string): string {
  if (!text.includes('없이')) return text;
  return text.replace(/(?<![가-힣])([가-힣]{2,})없이(?=\s|도|는|,)/g, (whole, noun: string) =>
    WITHOUT_WORDS.test(noun) ||
    isKnownStem(`${noun}없`) ||
    !(isDoingNoun(noun) || isThingNoun(noun) || isListedThing(noun) || /[가-힣](?:이|도)$/.test(noun))
      ? whole
      : `${noun} 없이`,
  );
}
