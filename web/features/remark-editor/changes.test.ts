import { describe, expect, it } from 'vitest';
import { changedFields, conflictsOf, editOf, type Fields, resolved } from './changes.ts';

const stored: Fields = { observation: '차분함', remark: '성실함.', answers: ['하나', '둘'] };

describe('changes in the remark editor', () => {
  it.each([
    ['nothing', {}, []],
    ['white space around the observation', { observation: ' 차분함\n' }, []],
    ['white space in the remark, which counts as bytes', { remark: '성실함. ' }, ['remark']],
    ['one answer', { answers: ['하나', '셋'] }, ['answers']],
    ['all', { observation: '', remark: '', answers: null }, ['observation', 'remark', 'answers']],
  ] as const)('are found: %s', (_, change, names) => {
    expect(changedFields(stored, { ...stored, ...change })).toEqual(names);
  });

  it('are sent alone, without the fields that stayed', () => {
    expect(editOf(stored, { ...stored, remark: '매우 성실함.' })).toEqual({
      final_evaluation: '매우 성실함.',
    });
    expect(editOf(stored, { ...stored, answers: ['하나', '셋'] })).toEqual({ responses: ['하나', '셋'] });
    expect(editOf(stored, stored)).toEqual({});
  });

  it('conflict only where both sides differ', () => {
    const mine = { ...stored, remark: '내가 고침.' };
    const theirs = { ...stored, observation: '다른 곳의 관찰', remark: '다른 곳에서 고침.' };
    expect(conflictsOf(stored, mine, theirs)).toEqual([
      { name: 'remark', mine: '내가 고침.', theirs: '다른 곳에서 고침.' },
    ]);
    expect(conflictsOf(stored, mine, { ...theirs, remark: '내가 고침.' })).toEqual([]);
    expect(conflictsOf(stored, mine, { ...theirs, remark: stored.remark })).toEqual([]);
  });

  it('keep mine without undoing what only the other side changed', () => {
    const mine = { ...stored, remark: '내가 고침.' };
    const theirs = { ...stored, observation: '다른 곳의 관찰', remark: '다른 곳에서 고침.' };
    expect(resolved(stored, mine, theirs, 'mine')).toEqual({ ...theirs, remark: '내가 고침.' });
    expect(resolved(stored, mine, theirs, 'theirs')).toEqual(theirs);
  });
});
