import { describe, expect, it } from 'vitest';
import { remainingSeconds } from './pace.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 21) + second * 1000);
const start = at(0);

describe('the time that is left', () => {
  it.each([
    ['nobody is finished', start, [], 5, null],
    ['nobody is left', start, [at(3)], 0, null],
    ['it has not begun', null, [at(3)], 5, null],
    ['one took three seconds', start, [at(3)], 5, 15],
    ['the mean counts, rounded up', start, [at(1), at(3)], 3, 5],
    ['order does not matter', start, [at(3), at(1)], 3, 5],
    ['all at once', start, [start], 5, 0],
  ])('%s', (_, from, finished, left, seconds) => {
    expect(remainingSeconds(from, finished, left)).toBe(seconds);
  });

  it('follows the last ten', () => {
    const slow = Array.from({ length: 20 }, (_, i) => at((i + 1) * 60));
    const quick = Array.from({ length: 10 }, (_, i) => at(1200 + i + 1));
    expect(remainingSeconds(start, [...slow, ...quick], 7)).toBe(7);
  });
});
