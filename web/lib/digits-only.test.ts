import { expect, it } from 'vitest';
import { plainDigits } from './digits-only.ts';

it.each([
  ['20110', '20110'],
  ['２０１１０', '20110'],
  ['2 0 1 1 0\n', '20110'],
  ['2-01-10', '20110'],
  ['학번 20110 김하늘', '20110'],
  ['이만', ''],
])('%j is %j', (typed, expected) => {
  expect(plainDigits(typed)).toBe(expected);
});
