import { setImmediate } from 'node:timers/promises';
import type { CopyPair } from '../../../contract/copies.ts';
import { type CopyOptions, copySteps } from '../../../record/copies/find-copies.ts';

interface Text {
  id: string;
  text: string;
}

/** How many other texts are compared at a time: how rare a phrase is, is judged among so many. */
const PART = 300;

/**
 * How long a comparison may hold the event loop, in milliseconds, before the server answers others. Students write the
 * texts, so no assumption on their length or likeness keeps it short.
 */
const SLICE = 20;

/**
 * The pairs among `own` and between `own` and `others`, the closest first; never pairs of two others. `a` is always one of
 * `own`. How rare a phrase is, is judged by `own` and the others of the same part.
 * `options` go to the comparison as they are.
 */
export async function pairsWith(
  own: readonly Text[],
  others: readonly Text[],
  options: CopyOptions = {},
): Promise<CopyPair[]> {
  const mine = new Set(own.map((text) => text.id));
  const found: CopyPair[] = [];
  for (let at = 0; at === 0 || at < others.length; at += PART) {
    for (const pair of await inSlices(copySteps([...own, ...others.slice(at, at + PART)], options))) {
      // Own texts stand first, so `a` is one wherever one takes part; two of them meet again in each part.
      if (mine.has(pair.a) && (at === 0 || !mine.has(pair.b))) found.push(pair);
    }
    await setImmediate();
  }
  return found.sort((one, two) => two.score - one.score);
}

/** Runs steps to their end; whenever a slice of time is used up, everything else that waits has its turn first. */
async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  let since = performance.now();
  let step = steps.next();
  while (!step.done) {
    if (performance.now() - since > SLICE) {
      await setImmediate();
      since = performance.now();
    }
    step = steps.next();
  }
  return step.value;
}
