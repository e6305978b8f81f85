import { describe, expect, it } from 'vitest';
import { averageRate, countPeople, percent, preview, progressOf } from './progress.ts';

const student = (status: 'not_submitted' | 'submitted' | 'evaluated' | 'published' | null) => ({
  submissions: status === null ? [] : [{ evaluation_id: 'e1', status }],
});

describe('progress of a class', () => {
  const students = [student('published'), student('evaluated'), student('submitted'), student(null)];

  it('counts remarks, a published one as written too', () => {
    expect(progressOf('e1', students)).toEqual({ evaluated: 2, published: 1 });
    expect(progressOf('e2', students)).toEqual({ evaluated: 0, published: 0 });
  });

  it('averages over distributed forms, and says nothing where there is nothing', () => {
    const form = { is_distributed: true, responseCount: 1, studentCount: 4 };
    const whole = { ...form, responseCount: 4 };
    expect(averageRate([form, whole, { ...form, is_distributed: false }])).toBe(0.625);
    expect(averageRate([])).toBeNull();
    expect(averageRate([{ ...form, studentCount: 0 }])).toBeNull();
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
