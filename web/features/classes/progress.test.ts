import { describe, expect, it } from 'vitest';
import { averageRate, countPeople, percent, preview, progressOf } from './progress.ts';

const student = (status: 'not_submitted' | 'submitted' | 'evaluated' | 'published' | null) => ({
  submissions: status === null ? [] : [{ evaluation_id: 'e1', status }],
});

describe('progress of a class', () => {
  const students = [student('published'), student('evaluated'), student('submitted'), student(null)];

  it('counts a later state as the earlier ones too', () => {
    expect(progressOf('e1', students)).toEqual({
      evaluationId: 'e1',
      submitted: 3,
      evaluated: 2,
      published: 1,
      total: 4,
      rate: 0.75,
    });
  });

  it('averages over forms, and says nothing where there is nothing', () => {
    const half = progressOf('e1', [student('submitted'), student('not_submitted')]);
    expect(averageRate([half, progressOf('e2', students)])).toBe(0.25);
    expect(averageRate([])).toBeNull();
    expect(averageRate([progressOf('e1', [])])).toBeNull();
    expect(percent(0.666)).toBe('67%');
  });

  it('counts a student of two classes once', () => {
    expect(countPeople([[{ id: 'a' }, { id: 'b' }], [{ id: 'b' }]])).toBe(2);
  });

  it('shows a hundred whole characters', () => {
    expect(preview(`${'가'.repeat(99)}😀나`)).toBe(`${'가'.repeat(99)}😀…`);
    expect(preview(' 짧은\n글 ')).toBe('짧은 글');
  });
});
