import { lastFinal, withFinal } from '../../../../hangul.ts';
import { isListedThing } from '../../../../style/words/nouns.ts';
import { endedStem, takesObject } from '../../word-forms.ts';
import { isBare } from './nouns.ts';
import { coreOf, marked } from './tokens.ts';

/** Words that stand with a noun and its particle, where a note leaves the particle out: 녹는점 근거로, 검색 통한, 소감 나눔 시. */

const FRAME = /^(?:(?:바탕|근거|중심|토대|기반|소재|주제|대상|계기)(?:으로|로)|바탕)$/;
/** 나눔 시 → 나눌 때. */
function willOf(word: string): string | null {
  const stem = isListedThing(coreOf(word)) ? null : endedStem(coreOf(word));
  if (stem === null) return null;
  return lastFinal(stem) === '' ? withFinal(stem, 'ㄹ') : `${stem}을`;
}

/** 소감 나눔 시 → 소감을 나눌 때. */
export function withTimes(words: readonly string[]): string[] {
  const told = [...words];
  for (const [at, word] of words.entries()) {
    const will = words[at + 1] === '시' ? willOf(word) : null;
    if (will === null) continue;
    told[at] = will;
    told[at + 1] = '때';
    const noun = words[at - 1] ?? '';
    if (takesObject(endedStem(coreOf(word)) ?? '') && isBare(noun, words[at - 2] ?? ''))
      told[at - 1] = marked(noun, '을/를');
  }
  return told;
}

/** 끓는점 근거로 → 끓는점을 근거로. */
export const withFrames = (words: readonly string[]): string[] =>
  words.map((word, at) => {
    const before = words[at - 1] ?? '';
    const isFramed = FRAME.test(words[at + 1] ?? '') && at < words.length - 2;
    if (word === '바탕' && /[을를]$|^[가-힣]+$/.test(before) && at < words.length - 2) return '바탕으로';
    return isFramed && isBare(word, before) ? marked(word, '을/를') : word;
  });

const LINK = /^(?:[통위]한|[통위]해|[통위]하여|대한|대해|관한)$/;
/** 리팩토링 통한, 안전 위해: with the particle that such a word always has. */
export const withLinks = (words: readonly string[]): string[] =>
  words.map((word, at) => {
    const next = words[at + 1] ?? '';
    // 사용하기 위해: it has none.
    if (!LINK.test(next) || word.endsWith('기') || !isBare(word, words[at - 1] ?? '')) return word;
    return /^[대관]/.test(next) ? marked(word, '에') : marked(word, '을/를');
  });
