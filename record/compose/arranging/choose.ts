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
}

/** What the first sentence of an intent is worth beside its own value, in units of `value`. */
const COVERAGE = 160;

interface Step {
  choice: number;
  /** For each number of bytes: -1 (not taken), or twice the variant, plus one where its intent was served before. */
  picks: Int16Array;
  /** On the last step of an intent, for each number of bytes: whether serving this intent at all is the better way. */
  serves: Int8Array | null;
}

/**
 * The variants of greatest value whose bytes, with one space between any two, never exceed the limit; for each choice
 * the index of its variant or -1. Each intent that is served at all adds a bonus.
 *
 * A knapsack with a coverage mask; but because every choice serves exactly one intent, the mask falls apart: going
 * intent by intent, it is enough to know whether this one has been served yet. Two rows then do the work of 64.
 */
export function choose(choices: readonly Choice[], limit: number): number[] {
  return chooser(choices, limit)(limit);
}

/** `choose` for any number of bytes up to `limit`, worked out once: asking again for less costs next to nothing. */
export function chooser(choices: readonly Choice[], limit: number): (bytes: number) => number[] {
  const room = Math.max(0, limit + 1);
  const rank = (index: number | undefined) => INTENTS.indexOf(choices[index ?? -1]?.intent ?? '동기');
  const order = choices.map((_, i) => i).sort((a, b) => rank(a) - rank(b) || a - b);
  const unserved = () => new Float64Array(room + 1).fill(Number.NEGATIVE_INFINITY);
  const steps: Step[] = [];
  let before = new Float64Array(room + 1);
  let served = unserved();
  order.forEach((index, step) => {
    const picks = new Int16Array(room + 1).fill(-1);
    const next = Float64Array.from(served);
    choices[index]?.variants.forEach(({ bytes, value }, variant) => {
      const size = bytes + 1;
      for (let used = size; used <= room; used += 1) {
        const first = (before[used - size] as number) + value + COVERAGE;
        const more = (served[used - size] as number) + value;
        const better = Math.max(first, more);
        if (better > (next[used] as number)) {
          next[used] = better;
          picks[used] = variant * 2 + (more > first ? 1 : 0);
        }
      }
    });
    served = next;
    const closing = step + 1 === order.length || rank(order[step + 1]) !== rank(index);
    steps.push({ choice: index, picks, serves: closing ? serving(before, served) : null });
    if (closing) {
      before = before.map((value, used) => Math.max(value, served[used] as number));
      served = unserved();
    }
  });
  return (bytes) => traced(steps, choices, Math.max(0, Math.min(room, bytes + 1)));
}

function serving(before: Float64Array, served: Float64Array): Int8Array {
  const better = new Int8Array(before.length);
  for (let used = 0; used < before.length; used += 1)
    if ((served[used] as number) > (before[used] as number)) better[used] = 1;
  return better;
}

function traced(steps: readonly Step[], choices: readonly Choice[], room: number): number[] {
  const taken = new Array<number>(choices.length).fill(-1);
  let used = room;
  let within = false;
  for (const { choice, picks, serves } of [...steps].reverse()) {
    if (serves) within = serves[used] === 1;
    const pick = picks[used] as number;
    if (!within || pick < 0) continue;
    const variant = pick >> 1;
    taken[choice] = variant;
    used -= (choices[choice]?.variants[variant]?.bytes ?? 0) + 1;
    if ((pick & 1) === 0) within = false;
  }
  return taken;
}
