import { describe, expect, it } from 'vitest';
import { answered, firstUnanswered, fitted, isEmpty } from './answers.ts';

describe('answers', () => {
  it('counts only answers with a word in them', () => {
    const answers = { responses: ['가', ' \n', '', '나'], teacherRequest: '' };
    expect(answered(answers)).toBe(2);
    expect(firstUnanswered(answers)).toBe(1);
    expect(isEmpty(answers)).toBe(false);
    expect(isEmpty({ responses: [' '], teacherRequest: '' })).toBe(true);
    expect(isEmpty({ responses: [''], teacherRequest: '한마디' })).toBe(false);
  });

  it('fits a draft to the form', () => {
    expect(fitted({ responses: ['가'], teacherRequest: '나' }, 2)).toEqual({
      responses: ['가', ''],
      teacherRequest: '나',
    });
  });
});
