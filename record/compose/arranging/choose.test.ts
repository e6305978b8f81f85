import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTENTS } from '../../types.ts';
import { type Choice, choose } from './choose.ts';

const COVERAGE = 160;

/** Value of a selection, or null when it does not fit: written from the rule, not from the code. */
function worth(choices: readonly Choice[], taken: readonly number[], limit: number): number | null {
  let bytes = -1;
  let value = 0;
  const served = new Set<string>();
  choices.forEach((choice, i) => {
    const variant = choice.variants[taken[i] ?? -1];
    if (!variant) return;
    bytes += variant.bytes + 1;
    value += variant.value;
    served.add(choice.intent);
  });
  return bytes > limit ? null : value + served.size * COVERAGE;
}

function every(choices: readonly Choice[]): number[][] {
  return choices.reduce<number[][]>(
    (all, choice) =>
      all.flatMap((taken) => [-1, ...choice.variants.keys()].map((variant) => [...taken, variant])),
    [[]],
  );
}

const variant = fc.record({ bytes: fc.integer({ min: 1, max: 40 }), value: fc.integer({ min: 1, max: 90 }) });
const choice = fc.record({
  intent: fc.constantFrom(...INTENTS),
  variants: fc.array(variant, { minLength: 1, maxLength: 2 }),
});

describe('choose', () => {
  it('finds the best selection that fits, compared with trying them all', () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 6 }), fc.integer({ min: 0, max: 140 }), (choices, limit) => {
        const best = Math.max(...every(choices).map((taken) => worth(choices, taken, limit) ?? 0));
        expect(worth(choices, choose(choices, limit), limit)).toBe(best);
      }),
    );
  });

  it('prefers a new intent to a slightly better sentence of one that is served', () => {
    const choices: Choice[] = [
      { intent: '과정', variants: [{ bytes: 50, value: 60 }] },
      { intent: '과정', variants: [{ bytes: 50, value: 55 }] },
      { intent: '협력', variants: [{ bytes: 50, value: 40 }] },
    ];
    expect(choose(choices, 101)).toEqual([0, -1, 0]);
  });
});
