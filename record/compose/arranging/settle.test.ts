import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTENTS } from '../../types.ts';
import { COVERAGE } from './choose.ts';
import type { NeedyChoice } from './needy-choice.ts';
import { settle } from './settle.ts';

/** Bytes of a selection with a space between two sentences. */
function bytesOf(choices: readonly NeedyChoice[], taken: readonly number[]): number {
  const told = choices.flatMap(({ variants }, at) => variants[taken[at] ?? -1] ?? []);
  return told.reduce((sum, { bytes }) => sum + bytes, 0) + Math.max(0, told.length - 1);
}

/** Worth of a selection, written from decisions 0029 and 0031 and not from the code. */
function worth(choices: readonly NeedyChoice[], taken: readonly number[]): number {
  const isTold = (at: number) => choices[at]?.variants[taken[at] ?? -1] !== undefined;
  const rowOf = (at: number): number => {
    const before = choices[at]?.before ?? -1;
    return before < 0 ? at : rowOf(before);
  };
  const told = choices.map((_, at) => at).filter(isTold);
  let sum = new Set(told.map((at) => choices[at]?.intent)).size * COVERAGE;
  for (const row of new Set(told.map(rowOf)))
    sum += choices[told.find((at) => rowOf(at) === row) ?? -1]?.opens ?? 0;
  choices.forEach(({ variants, before, jump, unfollowed, needs, torn }, at) => {
    if (before >= 0 && isTold(before) && !isTold(at)) sum -= unfollowed;
    if (!isTold(at)) return;
    sum += variants[taken[at] ?? -1]?.value ?? 0;
    if (before >= 0 && !isTold(before)) sum -= jump;
    const whole = needs.reduce((all, [needed, chance]) => (isTold(needed) ? all : all * (1 - chance)), 1);
    sum -= (1 - whole) * torn;
  });
  return sum;
}

const amount = fc.integer({ min: 0, max: 60 });
const variant = fc.record({ bytes: fc.integer({ min: 1, max: 40 }), value: fc.integer({ min: 1, max: 90 }) });
const choices = fc
  .array(
    fc.record({
      intent: fc.constantFrom(...INTENTS),
      variants: fc.array(variant, { minLength: 1, maxLength: 2 }),
      goesOn: fc.boolean(),
      opens: amount,
      jump: amount,
      unfollowed: amount,
      torn: amount,
      needed: fc.array(fc.tuple(fc.nat({ max: 7 }), fc.constantFrom(0.1, 0.4, 0.9)), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((all) =>
    all.map(
      ({ goesOn, needed, ...one }, at): NeedyChoice => ({
        ...one,
        alone: one.jump,
        before: goesOn && at > 0 ? at - 1 : -1,
        needs: needed.filter(([place]) => place !== at && place < all.length),
      }),
    ),
  );

const one = (bytes: number, value: number, more: Partial<NeedyChoice> = {}): NeedyChoice => ({
  intent: '협력',
  variants: [{ bytes, value }],
  before: -1,
  opens: 0,
  alone: 0,
  jump: 0,
  unfollowed: 0,
  needs: [],
  torn: 0,
  ...more,
});

describe('settle', () => {
  it('stays within the limit and never tells anything worth less than what it began with', () => {
    fc.assert(
      fc.property(choices, fc.integer({ min: 1, max: 160 }), fc.boolean(), (all, limit, isFull) => {
        const first = all.map(({ variants }) => (isFull && (variants[0]?.bytes ?? 0) <= limit ? 0 : -1));
        const start = bytesOf(all, first) <= limit ? first : all.map(() => -1);
        const settled = settle(all, start, limit);
        expect(bytesOf(all, settled)).toBeLessThanOrEqual(limit);
        expect(worth(all, settled)).toBeGreaterThanOrEqual(worth(all, start) - 1e-9);
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves nothing that one sentence more, less or in the place of another would better', () => {
    fc.assert(
      fc.property(choices, fc.integer({ min: 1, max: 160 }), (all, limit) => {
        const settled = settle(
          all,
          all.map(() => -1),
          limit,
        );
        const best = (at: number) => {
          const values = all[at]?.variants.map(({ value }) => value) ?? [];
          return values.indexOf(Math.max(...values));
        };
        const others = all.flatMap((_, out) =>
          all.flatMap((__, into) => {
            const left = settled.map((now, at) => (at === out ? -1 : now));
            const more = (settled[into] ?? -1) < 0 ? best(into) : (settled[into] ?? -1);
            return [left, settled.with(into, more), left.with(into, best(into))];
          }),
        );
        for (const other of others)
          if (bytesOf(all, other) <= limit)
            expect(worth(all, other)).toBeLessThanOrEqual(worth(all, settled) + 1e-9);
      }),
      { numRuns: 2000 },
    );
  });

  it('tells what a sentence needs, wherever that stands', () => {
    const needy = one(10, 50, { needs: [[2, 0.9]], torn: 60 });
    expect(settle([needy, one(10, 20), one(10, 5)], [0, 0, -1], 21)).toEqual([0, -1, 0]);
  });

  it('tells neither where what is needed has no room', () => {
    const needy = one(10, 50, { needs: [[2, 0.9]], torn: 60 });
    expect(settle([needy, one(10, 20), one(30, 5)], [0, -1, -1], 21)).toEqual([-1, 0, -1]);
  });

  it('puts in a sentence and what it needs together, though neither alone is worth its room', () => {
    const needed = one(10, 1, { intent: '동기' });
    const needy = one(10, 90, { intent: '동기', needs: [[0, 0.9]], torn: 100 });
    const other = one(21, 60, { intent: '동기' });
    expect(settle([needed, needy, other], [-1, -1, 0], 21)).toEqual([0, 0, -1]);
  });

  it('takes out with a sentence what says nothing without it', () => {
    const needed = one(10, 20, { intent: '동기' });
    const needy = one(10, 20, { intent: '동기', needs: [[0, 0.9]], torn: 90 });
    const other = one(21, 70, { intent: '동기' });
    expect(settle([needed, needy, other], [0, 0, -1], 21)).toEqual([-1, -1, 0]);
  });

  it('takes the fuller wording where there is room for it', () => {
    const variants = [
      { bytes: 10, value: 45 },
      { bytes: 30, value: 50 },
    ];
    expect(settle([{ ...one(0, 0), variants }], [0], 31)).toEqual([1]);
    expect(settle([{ ...one(0, 0), variants }], [0], 29)).toEqual([0]);
  });

  it('has nothing to choose among nothing', () => {
    expect(settle([], [], 1500)).toEqual([]);
  });
});
