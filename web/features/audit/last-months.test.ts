import { expect, it } from 'vitest';
import { lastMonths } from './last-months.ts';

it('counts back by the calendar of Seoul', () => {
  const months = lastMonths(new Date('2026-12-31T15:00:00Z'), 3);
  expect(months.map(({ value }) => value)).toEqual(['2027-01', '2026-12', '2026-11']);
  expect(months[0]?.label).toBe('2027년 1월');
});
