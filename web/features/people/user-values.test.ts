import { describe, expect, it } from 'vitest';
import type { User } from '../../../contract/users.ts';
import { change, changeResolver, creationResolver, type UserValues, userValues } from './user-values.ts';

const POLICY = {
  minLength: 8,
  requireUppercase: false,
  requireLowercase: false,
  requireNumbers: true,
  requireSpecial: false,
};
const GOOD: UserValues = {
  name: '김하늘',
  email: 'sky@example.com',
  role: 'student',
  school: '한빛고',
  student_number: '20110',
  password: 'plum-tree-7',
  confirmPassword: 'plum-tree-7',
  passwordChangeRequired: true,
};
const student = {
  id: '01890000-0000-7000-8000-000000000000',
  name: '김하늘',
  email: 'sky@example.com',
  role: 'student',
  school: '한빛고',
  student_number: '20110',
} as User;

async function wrongIn(resolver: ReturnType<typeof changeResolver>, values: UserValues): Promise<string[]> {
  const { errors } = await resolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.keys(errors).sort();
}

describe('the user form', () => {
  it.each([
    [{}, []],
    [{ name: '' }, ['name']],
    [{ email: 'nowhere' }, ['email']],
    [{ role: '' }, ['role']],
    [{ school: ' ' }, ['school']],
    [{ student_number: '' }, ['student_number']],
    [{ role: 'teacher', student_number: '' }, []],
    [{ role: 'admin', school: '', student_number: '' }, []],
    [{ password: 'plumtree', confirmPassword: 'plumtree' }, ['password']],
    [{ password: 'p7', confirmPassword: 'p7' }, ['password']],
    [{ confirmPassword: '' }, ['confirmPassword']],
    [{ confirmPassword: 'plum-tree-8' }, ['confirmPassword']],
  ] as [Partial<UserValues>, string[]][])('new, with %j: wrong are %j', async (wrong, fields) => {
    expect(await wrongIn(creationResolver(POLICY), { ...GOOD, ...wrong })).toEqual(fields);
  });

  it('asks for no password when somebody is changed', async () => {
    expect(await wrongIn(changeResolver(student), userValues(student))).toEqual([]);
    const blank = { ...userValues(student), name: '', school: '' };
    expect(await wrongIn(changeResolver(student), blank)).toEqual(['name', 'school']);
  });

  it('sends a number only when it is another, and only for students', () => {
    expect(change(student, userValues(student))).not.toHaveProperty('student_number');
    expect(change(student, { ...userValues(student), student_number: '30110' })).toMatchObject({
      student_number: '30110',
    });
    expect(change(student, { ...userValues(student), role: 'teacher' })).not.toHaveProperty('student_number');
  });
});
