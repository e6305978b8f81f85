import { expect, it } from 'vitest';
import { atMost } from './at-most.ts';

/** Runs that end when they are told to. */
function runs() {
  const begun: number[] = [];
  const ends: ((failed?: Error) => void)[] = [];
  const run = (n: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(n);
      ends[n] = (failed) => (failed ? reject(failed) : resolve(n));
    });
  return { begun, ends, run };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('lets so many run, the others in the order in which they came, and refuses one too many', async () => {
  const { begun, ends, run } = runs();
  const gate = atMost(2, 2);
  const asked = [0, 1, 2, 3].map((n) => gate(run(n)));
  await expect(gate(run(4))).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 3 });
  await settle();
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  // There is room in the queue again.
  const late = gate(run(5));
  for (const n of [0, 2, 3]) {
    ends[n]?.();
    await settle();
  }
  expect(begun).toEqual([0, 1, 2, 3, 5]);
  ends[5]?.();
  expect(await Promise.all([...asked, late])).toEqual([0, 1, 2, 3, 5]);
});

it('gives the place of one that failed to the next', async () => {
  const { begun, ends, run } = runs();
  const gate = atMost(1, 1);
  const [first, second] = [gate(run(0)), gate(run(1))];
  ends[0]?.(new Error('failed'));
  await expect(first).rejects.toThrow('failed');
  await settle();
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  expect(await second).toBe(1);
  const third = gate(run(2));
  ends[2]?.();
  expect(await third).toBe(2);
});
