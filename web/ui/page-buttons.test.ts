import { expect, it } from 'vitest';
import { pageButtons } from './page-buttons.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [9, 9, [5, 6, 7, 8, 9]],
  [8, 9, [5, 6, 7, 8, 9]],
  // Past the end, as an old address may be.
  [40, 9, [5, 6, 7, 8, 9]],
])('page %i of %i offers %j', (page, total, offered) => {
  expect(pageButtons(page, total)).toEqual(offered);
});
