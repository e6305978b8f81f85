import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createClass } from '../../../contract/classes.ts';
import { classInput, NEW_CLASS } from './class-input.ts';

const messages = (name: string) =>
  z
    .safeParse(createClass.input, classInput({ ...NEW_CLASS, name }))
    .error?.issues.map((issue) => issue.message);

describe('the class form', () => {
  it('sends null for what was left empty', () => {
    expect(classInput({ ...NEW_CLASS, name: '통합사회', description: ' ' })).toEqual({
      name: '통합사회',
      subject_name: null,
      grade: null,
      semester: null,
      type: 'subject',
      creative_type: null,
      description: null,
    });
  });

  it('drops the kind of activity when the class becomes a subject', () => {
    const values = { ...NEW_CLASS, name: '진로 탐구', creative_type: 'career' } as const;
    expect(classInput(values).creative_type).toBeNull();
    expect(classInput({ ...values, type: 'creative' }).creative_type).toBe('career');
  });

  it('needs a name and says so', () => {
    expect(messages('  ')).toEqual(['과목명을 입력해 주세요.']);
    expect(messages('통합사회')).toBeUndefined();
  });
});
