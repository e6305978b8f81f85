import { expect, it } from 'vitest';
import { lastMonths, monthsSince } from './last-months.ts';

it('counts back by the calendar of Seoul', () => {
  const months = lastMonths(new Date('2026-12-31T15:00:00Z'), 3);
  expect(months.map(({ value }) => value)).toEqual(['2027-01', '2026-12', '2026-11']);
  expect(months[0]?.label).toBe('2027년 1월');
});

it.each([
  ['2026-12', 1],
  ['2026-11', 2],
  ['2023-12', 37],
])('reaches back to %s with %i months', (first, many) => {
  // Already December in Seoul.
  const now = new Date('2026-11-30T15:00:00Z');
  expect(monthsSince(first, now)).toBe(many);
  expect(lastMonths(now, many).at(-1)?.value).toBe(first);
});
