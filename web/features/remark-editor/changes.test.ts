import { describe, expect, it } from 'vitest';
import { changedFields, editOf, type Fields } from './changes.ts';

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
});
