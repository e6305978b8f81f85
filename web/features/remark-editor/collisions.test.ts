import { describe, expect, it } from 'vitest';
import type { Fields } from './changes.ts';
import { conflictsOf, givingWay, resolved } from './collisions.ts';

const stored: Fields = { observation: '차분함', remark: '성실함.', answers: ['하나', '둘'] };

describe('what two people wrote at once', () => {
  it('conflicts only where both sides differ', () => {
    const mine = { ...stored, remark: '내가 고침.' };
    const theirs = { ...stored, observation: '다른 곳의 관찰', remark: '다른 곳에서 고침.' };
    expect(conflictsOf(stored, mine, theirs)).toEqual([
      { name: 'remark', mine: '내가 고침.', theirs: '다른 곳에서 고침.' },
    ]);
    expect(conflictsOf(stored, mine, { ...theirs, remark: '내가 고침.' })).toEqual([]);
    expect(conflictsOf(stored, mine, { ...theirs, remark: stored.remark })).toEqual([]);
  });

  it('keeps mine without undoing what only the other side changed', () => {
    const mine = { ...stored, remark: '내가 고침.' };
    const theirs = { ...stored, observation: '다른 곳의 관찰', remark: '다른 곳에서 고침.' };
    expect(resolved(stored, mine, theirs)).toEqual({ ...theirs, remark: '내가 고침.' });
  });

  it('gives way only where both sides collided', () => {
    const mine = { ...stored, observation: '내가 본 것', remark: '내가 고침.' };
    const theirs = { ...stored, remark: '다른 곳에서 고침.' };
    const collided = conflictsOf(stored, mine, theirs);
    expect(givingWay(resolved(stored, mine, theirs), collided, theirs)).toEqual({
      ...theirs,
      observation: '내가 본 것',
    });
  });
});
