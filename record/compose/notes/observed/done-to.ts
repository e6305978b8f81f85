import { withParticle } from '../../../hangul.ts';
import { isDoingNoun } from '../../../style/nouns.ts';
import { HOW } from '../notes.ts';
import { isBareNoun } from '../particles/bare-noun.ts';
import { isKnown } from '../particles/what-is-named.ts';
import { isManner } from '../particles/between.ts';
import { formOf } from '../word-forms.ts';
import { countsThings, isFigure, isMany, isTimes } from './amounts.ts';
import { askedOf } from './asked-of.ts';
import { doingOf, isAsking, isTransitive } from './last-doing.ts';
import { isDoneOn, isDoneWith, isOneWithNoun, isPartIn, isSetTo, tellsHow } from './ways.ts';

/** What the last doing of a hurried note is done to, with or in: its particle is left to the reader. */

/** 반복 측정, 분리 배출: one doing. */
const ONE_DOING = /^(?:반복|비교|대조|교차|분리|종합|구분|집중|병행|상호|자진|심층|직접|공동)$/;
/** A clause ends before the last doing. */
const CLAUSE_END = /(?:고|서|며|면서|아|어|여|해|니|자|려고|도록|다가|는데|지만|면)$/;
const OBJECT = /.[을를]$/;
/** 친구까지, 칠판에: a noun before it may be one with it (옆반 친구까지). */
const OF_NOUN = /^([가-힣]{2,})(?:까지|에게|한테|에서|에|으로|로|와|과|이랑|랑)$/;

/** Whether a word names something and lacks its particle; doings are named by their nouns. */
const isName = (word: string, before: string) =>
  isBareNoun(word, before) || (isDoingNoun(word) && !HOW.test(word));

/** Says how, and neither what is done nor to what. */
const isBeside = (word: string) =>
  tellsHow(word) || isManner(word) || (HOW.test(word) && !isDoingNoun(word)) || ONE_DOING.test(word);

/** The place of the noun before the last doing, and of how many there are of it or -1; null where there is none to be sure of. */
function namedBefore(words: readonly string[]): { at: number; count: number } | null {
  let count = -1;
  let at = words.length - 2;
  for (; at > 0; at -= 1) {
    const word = words[at] ?? '';
    if (OBJECT.test(word) || isOneWithNoun(word)) return null;
    if (countsThings(word, words[at - 1] ?? '')) count = count < 0 ? at : count;
    else if (!(isMany(word) && count === at + 1) && !isFigure(word) && !isTimes(word) && !isBeside(word))
      break;
  }
  const noun = words[at] ?? '';
  const clause =
    words.slice(0, at).findLastIndex((word) => CLAUSE_END.test(word) && formOf(word) !== null) + 1;
  const base = OF_NOUN.exec(words[at + 1] ?? '')?.[1];
  const isSure =
    !(base && at + 1 < words.length - 1 && isKnown(base)) &&
    isName(noun, words[at - 1] ?? '') &&
    !isTimes(noun) &&
    words.filter(isFigure).length < 2 &&
    !words.slice(clause, at).some((word) => OBJECT.test(word));
  return isSure ? { at, count } : null;
}

/** A hurried note with the particle that its last doing asks for; any other comes back as it is. */
export function withDoneTo(note: string): string {
  const asked = askedOf(note);
  if (asked !== null) return asked;
  const words = note.split(' ');
  const doing = doingOf(words.at(-1) ?? '');
  const named = doing === null || words.length < 2 ? null : namedBefore(words);
  if (doing === null || named === null) return note;
  const { at, count } = named;
  const noun = words[at] ?? '';
  const put = (place: number, particle: '을/를' | '으로/로') => {
    words[place] = withParticle(words[place] ?? '', particle);
  };
  const isNext = at === words.length - 2;
  if (isPartIn(doing)) words[at] = `${noun}에`;
  else if (isAsking(doing) && isNext) words[at] = `${noun}에 대해`;
  else if (isDoneOn(noun, doing)) words[at] = `${noun}에`;
  else if (isDoneWith(noun, doing) && isNext) {
    if (at > 0 && isName(words[at - 1] ?? '', words[at - 2] ?? '')) put(at - 1, '을/를');
    put(at, '으로/로');
  } else if (!isTransitive(doing)) return note;
  else if (isSetTo(doing) && !isNext) {
    const value = words.at(-2) ?? '';
    if (/로$/.test(value)) return note;
    put(count >= 0 ? count : at, '을/를');
    if (at === words.length - 3 && isFigure(value) && !isTimes(value) && count < 0) put(at + 1, '으로/로');
  } else put(count >= 0 ? count : at, '을/를');
  return words.join(' ');
}
