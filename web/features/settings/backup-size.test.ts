import { expect, it } from 'vitest';
import { sizeOf } from './backup-size.ts';

it.each([
  [0, '0B'],
  [999, '999B'],
  [1000, '1.0kB'],
  [1371, '1.4kB'],
  [9_960, '10kB'],
  [999_600, '1.0MB'],
  [123_456_789, '123MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeOf(bytes)).toBe(words);
});
