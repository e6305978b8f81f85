import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTENTS } from '../../types.ts';
import { type Choice, chooser, COVERAGE } from './choose.ts';

/** Value of a selection, or null when it does not fit: written from the rule, not from the code. */
function worth(choices: readonly Choice[], taken: readonly number[], limit: number): number | null {
  let bytes = -1;
  let value = 0;
  const opened = new Set<number>();
  choices.forEach((choice, i) => {
    const isTaken = (at: number) => (taken[at] ?? -1) >= 0;
    if (choice.before >= 0 && isTaken(choice.before) && !isTaken(i)) value -= choice.unfollowed;
    const variant = choice.variants[taken[i] ?? -1];
    if (!variant) return;
    bytes += variant.bytes + 1;
    value += variant.value;
    if (choice.before >= 0 && !isTaken(choice.before)) value -= choice.alone;
    const row = rowOf(choices, i);
    if (!opened.has(row)) value += choice.opens;
    opened.add(row);
  });
  const served = new Set(choices.filter((_, i) => (taken[i] ?? -1) >= 0).map(({ intent }) => intent));
  return bytes > limit ? null : value + served.size * COVERAGE;
}

function rowOf(choices: readonly Choice[], at: number): number {
  const before = choices[at]?.before ?? -1;
  return before < 0 ? at : rowOf(choices, before);
}

function every(choices: readonly Choice[]): number[][] {
  return choices.reduce<number[][]>(
    (all, choice) =>
      all.flatMap((taken) => [-1, ...choice.variants.keys()].map((variant) => [...taken, variant])),
    [[]],
  );
}

const amount = fc.integer({ min: 0, max: 60 });
const variant = fc.record({ bytes: fc.integer({ min: 1, max: 40 }), value: fc.integer({ min: 1, max: 90 }) });
const choice = fc.record({
  intent: fc.constantFrom(...INTENTS),
  variants: fc.array(variant, { minLength: 1, maxLength: 2 }),
  goesOn: fc.boolean(),
  opens: amount,
  alone: amount,
  unfollowed: amount,
});
/** In rows: each goes on from the one before it, or begins a row. */
const choices = fc
  .array(choice, { maxLength: 6 })
  .map((all) =>
    all.map(({ goesOn, ...one }, at): Choice => ({ ...one, before: goesOn && at > 0 ? at - 1 : -1 })),
  );

const one = (intent: Choice['intent'], bytes: number, value: number, more: Partial<Choice> = {}): Choice => ({
  intent,
  variants: [{ bytes, value }],
  before: -1,
  opens: 0,
  alone: 0,
  unfollowed: 0,
  ...more,
});

describe('chooser', () => {
  it('finds the best selection that fits, compared with trying them all, whatever belongs together', () => {
    fc.assert(
      fc.property(
        choices,
        fc.integer({ min: 0, max: 140 }),
        fc.integer({ min: 0, max: 140 }),
        (all, a, b) => {
          const [asked, limit] = [Math.min(a, b), Math.max(a, b)];
          const best = Math.max(...every(all).map((taken) => worth(all, taken, asked) ?? 0));
          expect(worth(all, chooser(all, limit)(asked), asked)).toBe(best);
        },
      ),
    );
  });

  it('prefers a new intent to a slightly better sentence of one that is served', () => {
    const all = [one('과정', 50, 60), one('과정', 50, 55), one('협력', 50, 40)];
    expect(chooser(all, 101)(101)).toEqual([0, -1, 0]);
  });

  it('serves an intent by a shorter sentence where its best one has no room', () => {
    const all = [one('과정', 50, 90), one('협력', 80, 70), one('협력', 40, 20), one('과정', 45, 60)];
    expect(chooser(all, 100)(100)).toEqual([0, -1, 0, -1]);
  });

  it('tells a trouble and its way out together, or neither', () => {
    const trouble = one('어려움과 해결', 40, 50);
    const wayOut = one('어려움과 해결', 40, 30, { before: 0, alone: 40, unfollowed: 40 });
    expect(chooser([trouble, wayOut, one('어려움과 해결', 40, 45)], 81)(81)).toEqual([0, 0, -1]);
  });
});
