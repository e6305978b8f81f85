import { hasCase } from './name-nouns.ts';
import { isAdnominal, isJoint } from './name-verbs.ts';

/** The words with what stands in quotation marks as one of them. */
export const wordsOf = (text: string) => text.match(/(?:['"‘“「『][^'"’”」』]*['"’”」』]|[^\s])+/g) ?? [];

export interface Clause {
  /** Where its last verb that goes on or its last noun with a particle stands, -1: none. */
  open: number;
  /** Behind the last verb that goes on. */
  start: number;
  /** A verb behind it describes a noun: 가격을 비교하는 탐구. */
  described: boolean;
}

/** What is left open before the last word of a name. */
export function clauseOf(words: readonly string[]): Clause {
  let [open, start, described, joint] = [-1, 0, false, -1];
  for (const [at, word] of words.slice(0, -1).entries()) {
    if (isJoint(word, words[at - 1] ?? '', words[at + 1] ?? ''))
      [open, joint, start, described] = [at, at, at + 1, false];
    else if (hasCase(word)) [open, described] = [at, false];
    // 여인의 삶을 다룬: what the verb takes belongs to it.
    else if (isAdnominal(word)) [open, described] = [joint, true];
  }
  return { open, start, described };
}
