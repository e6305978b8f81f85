import { setImmediate } from 'node:timers/promises';
import type { CopyPair } from '../../../contract/copies.ts';
import { findCopies } from '../../../record/index.ts';

interface Text {
  id: string;
  text: string;
}

/**
 * How many other texts are compared at a time. The comparison is synchronous, and between two parts the server answers
 * others: a class with 300 texts takes some hundredths of a second, a teacher's ten years at once would take seconds.
 */
const PART = 300;

/**
 * The pairs among `own` and between `own` and `others`, the closest first; never pairs of two others. `a` is always one of
 * `own`. How rare a phrase is, is judged by `own` and the others of the same part.
 */
export async function pairsWith(own: readonly Text[], others: readonly Text[]): Promise<CopyPair[]> {
  const mine = new Set(own.map((text) => text.id));
  const found: CopyPair[] = [];
  for (let at = 0; at === 0 || at < others.length; at += PART) {
    for (const pair of findCopies([...own, ...others.slice(at, at + PART)])) {
      // Own texts stand first, so `a` is one wherever one takes part; two of them meet again in each part.
      if (mine.has(pair.a) && (at === 0 || !mine.has(pair.b))) found.push(pair);
    }
    await setImmediate();
  }
  return found.sort((one, two) => two.score - one.score);
}
