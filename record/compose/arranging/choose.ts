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
const COVERAGE = 160;
/** Times that an intent which was not served may put its bonus on another sentence. */
const TRIES = 3;

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

/** One choice on the way: for each number of bytes what led there. */
interface Step {
  choice: number;
  /** Taken: thrice the variant, plus where the row stood before. */
  picks: Int16Array;
  /** Left out of a row of which something is taken: where the row stood before. */
  skips: Int8Array;
  /** On the first of a row: where the row before it ended. */
  ends: Int8Array | null;
}

/**
 * The variants of greatest value, with what is won and lost between those of one row, whose bytes, with one space between any two,
 * never exceed the number that is asked for, up to `limit`: worked out once, asking again costs next to nothing. For each choice
 * the index of its variant, or -1.
 *
 * A knapsack that goes along the rows and knows for each number of bytes where the row stands.
 */
export function chooser(choices: readonly Choice[], limit: number): (bytes: number) => number[] {
  const room = Math.max(0, limit + 1);
  const nowhere = () => new Float64Array(room + 1).fill(Number.NEGATIVE_INFINITY);
  const steps: Step[] = [];
  let none = new Float64Array(room + 1);
  let last = nowhere();
  let earlier = nowhere();
  for (const row of rowsOf(choices)) {
    // How the row before ended is nothing to this one.
    const ends = Int8Array.from(none, (_, used) => standing([none, last, earlier], used));
    none = none.map((value, used) => Math.max(value, last[used] as number, earlier[used] as number));
    [last, earlier] = [nowhere(), nowhere()];
    row.forEach((choice, place) => {
      const { variants, opens, alone, unfollowed } = choices[choice] as Choice;
      const lonely = place === 0 ? 0 : alone;
      const picks = new Int16Array(room + 1).fill(-1);
      const skips = new Int8Array(room + 1);
      const nextLast = nowhere();
      const nextEarlier = nowhere();
      for (let used = 0; used <= room; used += 1) {
        const [left, open] = [earlier[used] as number, (last[used] as number) - unfollowed];
        skips[used] = open > left ? LAST : EARLIER;
        nextEarlier[used] = Math.max(left, open);
      }
      variants.forEach(({ bytes, value }, variant) => {
        const size = bytes + 1;
        for (let used = size; used <= room; used += 1) {
          const rest = used - size;
          const first = (none[rest] as number) + opens - lonely;
          const next = last[rest] as number;
          const later = (earlier[rest] as number) - lonely;
          const best = Math.max(first, next, later);
          if (best + value > (nextLast[used] as number)) {
            nextLast[used] = best + value;
            picks[used] = variant * STATES + (best === next ? LAST : best === first ? NONE : EARLIER);
          }
        }
      });
      steps.push({ choice, picks, skips, ends: place === 0 ? ends : null });
      [last, earlier] = [nextLast, nextEarlier];
    });
  }
  return (bytes) => {
    const used = Math.max(0, Math.min(room, bytes + 1));
    return traced(steps, choices, used, standing([none, last, earlier], used));
  };
}

/** Where a row stands that is worth most with so many bytes. */
function standing(rows: readonly Float64Array[], used: number): number {
  let best = NONE;
  for (const state of [LAST, EARLIER])
    if ((rows[state]?.[used] as number) > (rows[best]?.[used] as number)) best = state;
  return best;
}

function traced(steps: readonly Step[], choices: readonly Choice[], room: number, end: number): number[] {
  const taken = new Array<number>(choices.length).fill(-1);
  let used = room;
  let state = end;
  for (const { choice, picks, skips, ends } of [...steps].reverse()) {
    if (state === LAST) {
      const pick = picks[used] as number;
      const variant = Math.floor(pick / STATES);
      taken[choice] = variant;
      used -= (choices[choice]?.variants[variant]?.bytes ?? 0) + 1;
      state = pick % STATES;
    } else if (state === EARLIER) state = skips[used] as number;
    if (ends) state = ends[used] as number;
  }
  return taken;
}

const most = ({ variants }: Choice) => Math.max(...variants.map(({ value }) => value));
const least = ({ variants }: Choice) => Math.min(...variants.map(({ bytes }) => bytes));

/**
 * The choices, of each intent one worth more by what serving the intent is worth: the best that can be told of it, and where that one has
 * no room, the next that is shorter.
 */
export function covering(choices: readonly Choice[], limit: number): Choice[] {
  const bearers = new Map<Intent, number>();
  for (const intent of INTENTS) {
    const own = choices.flatMap((choice, at) => (choice.intent === intent ? [at] : []));
    const best = own.toSorted((a, b) => most(choices[b] as Choice) - most(choices[a] as Choice))[0];
    if (best !== undefined) bearers.set(intent, best);
  }
  const borne = () =>
    choices.map((choice, at) =>
      bearers.get(choice.intent) === at
        ? {
            ...choice,
            variants: choice.variants.map(({ bytes, value }) => ({ bytes, value: value + COVERAGE })),
          }
        : choice,
    );
  for (let round = 0; round < TRIES; round += 1) {
    const taken = chooser(borne(), limit)(limit);
    const served = new Set(choices.filter((_, at) => (taken[at] ?? -1) >= 0).map(({ intent }) => intent));
    let moved = false;
    for (const [intent, bearer] of bearers) {
      if (served.has(intent)) continue;
      const shorter = choices.flatMap((choice, at) =>
        choice.intent === intent && least(choice) < least(choices[bearer] as Choice) ? [at] : [],
      );
      const next = shorter.toSorted((a, b) => most(choices[b] as Choice) - most(choices[a] as Choice))[0];
      if (next === undefined) continue;
      bearers.set(intent, next);
      moved = true;
    }
    if (!moved) break;
  }
  return borne();
}

/** The best selection within `limit`, each intent that is served worth a bonus. */
export function choose(choices: readonly Choice[], limit: number): number[] {
  return chooser(covering(choices, limit), limit)(limit);
}
