import { expect, it } from 'vitest';
import { NO_VALUES, type RegisterValues, registerResolver, toRegistration } from './register-values.ts';

const policy = {
  minLength: 8,
  requireUppercase: false,
  requireLowercase: false,
  requireNumbers: true,
  requireSpecial: false,
};
const student: RegisterValues = {
  ...NO_VALUES,
  role: 'student',
  name: '김하늘',
  email: 'sky@example.com',
  school: '예시고등학교',
  student_number: '20110',
  grade: '2',
  class_number: '1',
  subject: '지워질 과목',
  password: 'correct-7',
  confirmPassword: 'correct-7',
  privacyConsent: true,
  termsConsent: true,
  ageConsent: true,
};

async function refusals(values: RegisterValues): Promise<Record<string, string | undefined>> {
  const { errors } = await registerResolver(policy)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, error?.message as string]),
  );
}

it("sends only the chosen role's own fields", () => {
  expect(toRegistration(student)).toMatchObject({ student_number: '20110', grade: 2, class_number: 1 });
  expect(toRegistration(student)).not.toHaveProperty('subject');
  expect(toRegistration(student)).not.toHaveProperty('confirmPassword');
  expect(toRegistration({ ...student, class_number: ' ０１' })).toMatchObject({ class_number: 1 });
  const teacher = toRegistration({ ...student, role: 'teacher', subject: '' });
  expect(teacher).toMatchObject({ role: 'teacher', subject: null });
  expect(teacher).not.toHaveProperty('student_number');
});

it('takes a complete form', async () => {
  expect(await refusals(student)).toEqual({});
});

it.each<[Partial<RegisterValues>, keyof RegisterValues, RegExp]>([
  [{ role: '' }, 'role', /역할/],
  [{ name: ' ' }, 'name', /^이름을 입력해/],
  [{ name: '김' }, 'name', /2자 이상/],
  [{ email: 'sky' }, 'email', /올바른 이메일/],
  [{ school: ' ' }, 'school', /학교/],
  [{ student_number: '2011' }, 'student_number', /5자리/],
  [{ grade: '' }, 'grade', /학년/],
  [{ class_number: '31' }, 'class_number', /1~30/],
  [{ class_number: '일' }, 'class_number', /1~30/],
  [{ password: 'abc1', confirmPassword: 'abc1' }, 'password', /6자 이상/],
  [{ password: 'abcdefgh', confirmPassword: 'abcdefgh' }, 'password', /숫자/],
  [{ confirmPassword: '' }, 'confirmPassword', /한 번 더/],
  [{ confirmPassword: 'other-7' }, 'confirmPassword', /일치/],
  [{ privacyConsent: false }, 'privacyConsent', /개인정보/],
  [{ termsConsent: false }, 'termsConsent', /이용약관/],
  [{ ageConsent: false }, 'ageConsent', /14세/],
])('refuses %j at %s', async (change, field, sentence) => {
  const messages = await refusals({ ...student, ...change });
  expect(Object.keys(messages)).toEqual([field]);
  expect(messages[field]).toMatch(sentence);
});

it('asks for a password and for its repetition', async () => {
  expect(await refusals({ ...student, password: '', confirmPassword: '' })).toEqual({
    password: '비밀번호를 입력해 주세요.',
    confirmPassword: '비밀번호를 한 번 더 입력해 주세요.',
  });
});
