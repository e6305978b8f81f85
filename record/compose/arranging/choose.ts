import { INTENTS, type Intent } from '../../types.ts';

/** One way to put a unit into the text; of the variants of one unit at most one is taken. */
export interface Variant {
  /** NEIS bytes of its sentences, joined by spaces. */
  bytes: number;
  value: number;
}

export interface Choice {
  intent: Intent;
  variants: readonly Variant[];
  /** The place of the choice before it in the same row (the sentences of one answer), or -1. */
  before: number;
  /** What is won where it is the first of its row that is taken. */
  opens: number;
  /** What is lost where it is taken without the one before it. */
  alone: number;
  /** What is lost where the one before it is taken without it. */
  unfollowed: number;
}

/** What the first sentence of an intent is worth beside its own value, in units of `value`. */
export const COVERAGE = 160;

/** The places of the choices row by row, each behind the one before it. */
function rowsOf(choices: readonly Choice[]): number[][] {
  const next = new Map<number, number>();
  const starts: number[] = [];
  choices.forEach(({ before }, at) => {
    if (before < 0 || next.has(before)) starts.push(at);
    else next.set(before, at);
  });
  return starts.map((start) => {
    const row = [start];
    for (let at = next.get(start); at !== undefined; at = next.get(at)) row.push(at);
    return row;
  });
}

/** Where a row stands: nothing of it taken, the last one taken, or one before the last. */
const [NONE, LAST, EARLIER] = [0, 1, 2];
const STATES = 3;

/** One choice on the way: for each set of intents that is served and each number of bytes what led there. */
interface Step {
  choice: number;
  /** Of its intent. */
  bit: number;
  /** Taken: the variant, where the row stood before and whether its intent was served before, in one number. */
  picks: Int16Array;
  /** Left out of a row of which something is taken: where the row stood before. */
  skips: Int8Array;
  /** On the first of a row: where the row before it ended. */
  ends: Int8Array | null;
}

/**
 * The variants of greatest value, with what is won and lost between those of one row and a bonus for each intent that is served,
 * whose bytes, with one space between any two, never exceed the number that is asked for, up to `limit`: worked out once,
 * asking again costs next to nothing. For each choice the index of its variant, or -1.
 *
 * A knapsack with a coverage mask that goes along the rows and knows for each number of bytes where the row stands.
 */
export function chooser(choices: readonly Choice[], limit: number): (bytes: number) => number[] {
  const intents = INTENTS.filter((intent) => choices.some((choice) => choice.intent === intent));
  // All of it takes no more than this.
  const whole = choices.reduce(
    (sum, { variants }) => sum + Math.max(0, ...variants.map(({ bytes }) => bytes)) + 1,
    0,
  );
  const width = Math.max(0, Math.min(limit + 1, whole)) + 1;
  const masks = 2 ** intents.length;
  const nowhere = () => new Float64Array(width * masks).fill(Number.NEGATIVE_INFINITY);
  const steps: Step[] = [];
  let none = nowhere().fill(0, 0, width);
  let last = nowhere();
  let earlier = nowhere();
  // Sets of intents that something taken so far may serve.
  let reached = [0];
  for (const row of rowsOf(choices)) {
    // How the row before ended is nothing to this one.
    const ends = new Int8Array(width * masks);
    const best = nowhere();
    for (const mask of reached)
      for (let at = mask * width; at < (mask + 1) * width; at += 1) {
        const state = standing(none, last, earlier, at);
        ends[at] = state;
        best[at] = (state === NONE ? none : state === LAST ? last : earlier)[at] as number;
      }
    none = best;
    [last, earlier] = [nowhere(), nowhere()];
    row.forEach((choice, place) => {
      const { intent, variants, opens, alone, unfollowed } = choices[choice] as Choice;
      const lonely = place === 0 ? 0 : alone;
      const opening = opens - lonely;
      const bit = 2 ** intents.indexOf(intent);
      const picks = new Int16Array(width * masks);
      const skips = new Int8Array(width * masks);
      const nextLast = nowhere();
      const nextEarlier = nowhere();
      for (const mask of reached) {
        for (let at = mask * width; at < (mask + 1) * width; at += 1) {
          const left = earlier[at] as number;
          const open = (last[at] as number) - unfollowed;
          skips[at] = open > left ? LAST : EARLIER;
          nextEarlier[at] = open > left ? open : left;
        }
        const isNew = (mask & bit) === 0;
        const to = (mask | bit) * width;
        variants.forEach(({ bytes, value }, variant) => {
          const worth = isNew ? value + COVERAGE : value;
          for (let from = mask * width, at = to + bytes + 1; at < to + width; from += 1, at += 1) {
            let state = LAST;
            let most = last[from] as number;
            const first = (none[from] as number) + opening;
            if (first > most) [state, most] = [NONE, first];
            const later = (earlier[from] as number) - lonely;
            if (later > most) [state, most] = [EARLIER, later];
            if (most + worth > (nextLast[at] as number)) {
              nextLast[at] = most + worth;
              picks[at] = (variant * STATES + state) * 2 + Number(isNew);
            }
          }
        });
      }
      steps.push({ choice, bit, picks, skips, ends: place === 0 ? ends : null });
      [last, earlier] = [nextLast, nextEarlier];
      if (!reached.includes(bit)) reached = [...reached, ...reached.map((mask) => mask | bit)];
    });
  }
  const worth = (at: number) => Math.max(none[at] as number, last[at] as number, earlier[at] as number);
  return (bytes) => {
    let end = Math.max(0, Math.min(width - 1, bytes + 1));
    for (let at = end; at < width * masks; at += width) if (worth(at) > worth(end)) end = at;
    return traced(steps, choices, width, end, standing(none, last, earlier, end));
  };
}

/** Where a row stands that is worth most at this place of the tables. */
function standing(none: Float64Array, last: Float64Array, earlier: Float64Array, at: number): number {
  const [nothing, taken, before] = [none[at] as number, last[at] as number, earlier[at] as number];
  if (before > nothing && before > taken) return EARLIER;
  return taken > nothing ? LAST : NONE;
}

function traced(
  steps: readonly Step[],
  choices: readonly Choice[],
  width: number,
  end: number,
  standsAt: number,
): number[] {
  const taken = new Array<number>(choices.length).fill(-1);
  let at = end;
  let state = standsAt;
  for (const { choice, bit, picks, skips, ends } of [...steps].reverse()) {
    if (state === LAST) {
      const pick = picks[at] as number;
      const variant = Math.floor(pick / 2 / STATES);
      taken[choice] = variant;
      state = Math.floor(pick / 2) % STATES;
      at -= (choices[choice]?.variants[variant]?.bytes ?? 0) + 1 + (pick % 2) * bit * width;
    } else if (state === EARLIER) state = skips[at] as number;
    if (ends) state = ends[at] as number;
  }
  return taken;
}
