import { lastFinal, withFinal } from '../../../hangul.ts';
import { ADVERBS } from '../../../style/words/adverbs.ts';
import { isDoingNoun, isListedThing, isThingNoun } from '../../../style/words/nouns.ts';
import { adnominalStem, infinitive, isSoundStem } from '../../../style/words/stems.ts';
import { formOf } from '../word-forms.ts';

/** What the words of a note are: names of things, what describes them, or neither. */

/** Splits at the marks, but not inside brackets and quotations. */
export function splitOutside(text: string, mark: RegExp): string[] {
  const hidden = text.replace(/\([^()]*\)|"[^"]*"|'[^']*'|“[^”]*”|‘[^’]*’/g, (whole) =>
    '\uE012'.repeat(whole.length),
  );
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of hidden.matchAll(
    new RegExp(mark.source, `${mark.flags.replace('g', '')}g`),
  )) {
    parts.push(text.slice(from, index));
    from = index + found.length;
  }
  return [...parts, text.slice(from)].map((part) => part.trim());
}

const ADVERB = new RegExp(
  `^(?:${ADVERBS}|그냥|진짜|정말|다시|너무|많이|별로|거의|더|덜|안|못|잘|왜|근데|그리고|그래서|but)$`,
);
const WITH_PARTICLE = /(?:[을를은는]|에서|에게|한테|으로|부터|처럼|보다|마다|[가-힣]{2}에)$/;

/** Whether the word describes the next one: 정렬된 자료, 예쁜 건물. */
export function describes(word: string): boolean {
  if (/^[가-힣]+(?:은|는|한|된|던|인)$/.test(word) && !isListedThing(word)) {
    const stem = word.endsWith('는') ? formOf(word) : adnominalStem(word);
    return stem !== null && isSoundStem(stem);
  }
  if (isListedThing(word) || lastFinal(word) !== 'ㄴ') return false;
  const stem = adnominalStem(word);
  return stem !== null && isSoundStem(stem) && formOf(word) !== null;
}

/** 판매가 is a price. */
const PRICE = /^(?:판매|구매|구입|할인|거래|공급|소비자|희망|목표|적정)가$/;

function names(word: string): boolean {
  if (/^[A-Za-z\d(]/.test(word) || isListedThing(word) || isDoingNoun(word))
    return !/(?:면|니|서)$/.test(word) || (isDoingNoun(word) && formOf(word) === null);
  if (ADVERB.test(word) || WITH_PARTICLE.test(word) || /[다요]$/.test(word)) return false;
  if (PRICE.test(word)) return true;
  const base = /^(.{2,})[이가도만]$/.exec(word)?.[1];
  if (base && (isListedThing(base) || isThingNoun(base) || isDoingNoun(base)) && !isThingNoun(word))
    return false;
  // 글쓰기, 오래달리기: a doing by its name.
  return isThingNoun(word) || /[가-힣]{2}기$/.test(word) || formOf(word) === null;
}

/** Whether the words name one thing and say nothing of it: 이미 정렬된 자료, 도시가 주변보다 더운 것. */
export function isNounPhrase(phrase: string): boolean {
  const bare = phrase.replace(/ ?\([^()]*\)/g, '').trim();
  if (!/^[가-힣A-Za-z\d·.%~ -]+$/.test(bare)) return false;
  const words = bare.split(' ');
  const last = words.at(-1) ?? '';
  if (!/^(?:것|거|곳|때|일|점|수)$/.test(last) && (!names(last) || (describes(last) && !last.endsWith('인'))))
    return false;
  return words.slice(0, -1).every((word, at) => {
    if (names(word) || describes(word)) return true;
    // 도시가 주변보다 더운 것: a clause that describes.
    return words.slice(at + 1, -1).some(describes) && !ADVERB_OF_TALK.test(word);
  });
}
const ADVERB_OF_TALK = /^(?:근데|그리고|그래서|but|왜|ㅋ)$/;

/** 찍 → 찍었, 하 → 하였, 바꾸 → 바꿨. */
export const past = (stem: string): string => withFinal(infinitive(stem), 'ㅆ');
