import { expect, it } from 'vitest';
import { plainNumber } from './plain-number.ts';

it.each([
  ['20110', '20110'],
  [' 20110\n', '20110'],
  ['２０１１０', '20110'],
  ['2 01 10', '20110'],
  ['이만', '이만'],
])('reads %j', (typed, expected) => {
  expect(plainNumber(typed)).toBe(expected);
});
