import { isDoing, isListedThing } from '../../../../style/words/nouns.ts';
import { formOf } from '../../word-forms.ts';
import { describing } from './describing.ts';
import { coreOf } from './tokens.ts';
import { isMarked } from './nouns.ts';

/** Where the clause begins that the head of a point ends. */

const CONNECTIVE = /(?:고|며|면서|아|어|여|해|서|니|자|려고|도록|다가|는데|지만|으나|면|더니|니까)$/;
const LINK = /^(?:통해|위해|대해|따라|의해|관해|비해|더불어|통하여|위하여|대하여|관하여|걸쳐|거쳐)$/;
/** 끓는점을 근거로, 자료를 바탕으로. */
export const FRAME = /^(?:(?:바탕|근거|중심|토대|기반|소재|주제|대상|계기|매개|출발점)으?로|바탕)$/;
/** 발표 시, 실패 후, 인쇄 끝에. */
const WHEN = /^(?:후|뒤|시|때|중|이후|끝에|후에|뒤에|과정에서|도중에|당시)$/;

function ends(word: string): boolean {
  const core = coreOf(word);
  if (LINK.test(core) || FRAME.test(core) || WHEN.test(core)) return true;
  if (/[가-힣][다라자냐]고$/.test(core)) return true;
  return CONNECTIVE.test(core) && !isListedThing(core) && !isDoing(core) && formOf(core) !== null;
}

/** The words of earlier clauses, and those of the one that is still open. */
export function clausesOf(words: readonly string[]): { front: string[]; own: string[] } {
  // 영상을 보고 사과: seen, and no report.
  const from =
    words.findLastIndex(
      (word, at) => ends(word) || (word === '보고' && /[을를]$/.test(words[at - 1] ?? '')),
    ) + 1;
  return { front: words.slice(0, from), own: words.slice(from) };
}

/** The place of the last word that describes what stands behind it (살린, 던지는), or -1. */
export const lastDescribing = (words: readonly string[]): number =>
  words.findLastIndex((word, at) => describing(word, words[at - 1]) !== null);

/** Whether words behind the last describing one hold an object. */
export const hasObject = (words: readonly string[]): boolean =>
  words.slice(lastDescribing(words) + 1).some((word) => /[을를]$/.test(coreOf(word)) && isMarked(word));
