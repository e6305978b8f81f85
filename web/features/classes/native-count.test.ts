import { expect, it } from 'vitest';
import { nativeCount } from './native-count.ts';

it.each([
  [1, '한'],
  [12, '열두'],
  [20, '스무'],
  [21, '스물한'],
  [40, '마흔'],
  [99, '아흔아홉'],
  [100, '100'],
  [0, '0'],
])('%i is read %s', (count, word) => {
  expect(nativeCount(count)).toBe(word);
});
