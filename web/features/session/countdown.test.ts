import { expect, it } from 'vitest';
import { countdown } from './countdown.ts';

it.each([
  [300_000, '5분 0초'],
  [299_001, '5분 0초'],
  [61_000, '1분 1초'],
  [59_500, '1분 0초'],
  [59_000, '59초'],
  [1, '1초'],
])('%i ms are %s', (ms, text) => {
  expect(countdown(ms)).toBe(text);
});
