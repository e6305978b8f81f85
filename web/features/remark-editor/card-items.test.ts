import { describe, expect, it } from 'vitest';
import { itemAfter } from './card-items.ts';

describe('itemAfter', () => {
  it.each([
    ['ArrowRight', -1, 0],
    ['ArrowRight', 2, 3],
    ['ArrowRight', 4, null],
    ['ArrowLeft', 0, -1],
    ['ArrowLeft', -1, null],
    ['Home', 3, 0],
    ['End', -1, 4],
    ['a', 1, null],
  ])('%s from %i is %s of five', (key, from, to) => {
    expect(itemAfter(key, from, 5)).toBe(to);
  });

  it('goes nowhere in a card without anything in it', () => {
    expect(['Home', 'End', 'ArrowRight'].map((key) => itemAfter(key, -1, 0))).toEqual([null, null, null]);
  });
});
