import { expect, it } from 'vitest';
import { closedByDate } from './closed-by-date.ts';

it.each([
  ['2026-11-28T09:00:00.000Z', true, true],
  // The server's clock is known to the second.
  ['2026-11-28T09:00:01.500Z', true, true],
  ['2026-11-28T09:00:03.000Z', true, false],
  ['2026-11-28T08:00:00.000Z', false, false],
  [null, true, false],
])('a form due at %s, closed: %s, was closed by its date: %s', (due_at, is_closed, byDate) => {
  expect(closedByDate({ due_at, is_closed }, Date.parse('2026-11-28T09:00:00.000Z'))).toBe(byDate);
});
