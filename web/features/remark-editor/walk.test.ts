import { describe, expect, it } from 'vitest';
import { walkAt } from './walk.ts';

const order = ['a', 'b', 'c'];

describe('the way through the students', () => {
  it.each([
    ['a', '1 / 3', null, 'b'],
    ['b', '2 / 3', 'a', 'c'],
    ['c', '3 / 3', 'b', null],
  ])('knows the neighbours of %s', (student, place, previous, next) => {
    expect(walkAt(order, new Set(order), student)).toEqual({ place, previous, next });
  });

  it('passes over who has left the class', () => {
    expect(walkAt(order, new Set(['a', 'c']), 'a')).toEqual({ place: '1 / 2', previous: null, next: 'c' });
  });

  it('leads nowhere from somebody who is not on it', () => {
    expect(walkAt(order, new Set(order), 'z')).toEqual({ place: '', previous: null, next: null });
    expect(walkAt(order, new Set(order), null)).toEqual({ place: '', previous: null, next: null });
  });
});
