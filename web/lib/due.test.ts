import { expect, it } from 'vitest';
import { formatDue, fromSeoulField, seoulDayAt, timeLeft, toSeoulField } from './due.ts';

const DUE = '2026-11-28T09:00:00.000Z';
const at = (iso: string) => Date.parse(iso);

it('a due date is told in Korean time, with the year only when it is another one', () => {
  expect(formatDue(DUE, at('2026-11-25T00:00:00Z'))).toBe('11월 28일(토) 18:00');
  expect(formatDue('2026-12-31T15:05:00.000Z', at('2026-11-25T00:00:00Z'))).toBe('2027년 1월 1일(금) 00:05');
});

it.each([
  ['2026-11-25T10:00:00Z', '3일 남음'],
  ['2026-11-26T16:00:00Z', '1일 남음'],
  ['2026-11-27T09:00:01Z', '23시간 남음'],
  ['2026-11-28T08:00:00Z', '1시간 남음'],
  ['2026-11-28T08:52:30Z', '8분 남음'],
  ['2026-11-28T08:59:59Z', '1분 남음'],
  ['2026-11-28T09:00:00Z', null],
])('at %s it says %s', (now, words) => {
  expect(timeLeft(DUE, at(now))).toBe(words);
});

it('a field of date and time speaks Korean time both ways', () => {
  expect(toSeoulField(at(DUE))).toBe('2026-11-28T18:00');
  expect(fromSeoulField('2026-11-28T18:00')).toBe(DUE);
  expect(fromSeoulField('')).toBeNull();
  expect(toSeoulField(seoulDayAt(at('2026-11-27T16:00:00Z'), 1, 18))).toBe('2026-11-29T18:00');
});
