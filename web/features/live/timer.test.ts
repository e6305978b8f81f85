import { expect, it } from 'vitest';
import { addMinutes, clock, leftOf, startTimer, toggleTimer } from './timer.ts';

const MINUTE = 60_000;

it('a countdown runs, is lengthened, stands still and goes on', () => {
  const running = startTimer(10, 0);
  expect(leftOf(running, 4 * MINUTE)).toBe(6 * MINUTE);
  const longer = addMinutes(running, 1, 4 * MINUTE);
  expect(leftOf(longer, 4 * MINUTE)).toBe(7 * MINUTE);
  const standing = toggleTimer(longer, 5 * MINUTE);
  expect(leftOf(standing, 90 * MINUTE)).toBe(6 * MINUTE);
  expect(leftOf(addMinutes(standing, -1, 0), 0)).toBe(5 * MINUTE);
  expect(leftOf(toggleTimer(standing, 90 * MINUTE), 91 * MINUTE)).toBe(5 * MINUTE);
  expect(leftOf(running, 11 * MINUTE)).toBe(0);
  expect(leftOf(addMinutes(running, -60, 0), 0)).toBe(0);
  expect(leftOf(addMinutes(running, 1, 30 * MINUTE), 30 * MINUTE)).toBe(MINUTE);
});

it.each([
  [0, '0:00'],
  [999, '0:01'],
  [245_000, '4:05'],
  [3_845_000, '1:04:05'],
])('%i ms reads %s', (ms, words) => expect(clock(ms)).toBe(words));
