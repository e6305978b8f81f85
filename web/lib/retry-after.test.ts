import { expect, it } from 'vitest';
import { readRetryAfter, waitWords } from './retry-after.ts';

const NOW = Date.parse('2026-03-02T00:00:00Z');

it.each([
  ['7', 7],
  [' 0 ', 0],
  ['Mon, 02 Mar 2026 00:00:05 GMT', 5],
  ['Sun, 01 Mar 2026 00:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  [null, null],
])('Retry-After: %s is %s seconds', (header, seconds) => {
  expect(readRetryAfter(header, NOW)).toBe(seconds);
});

it.each([
  [1, '1초'],
  [119, '119초'],
  [120, '2분'],
  [300, '5분'],
  [301, '6분'],
])('a wait of %i s is %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
