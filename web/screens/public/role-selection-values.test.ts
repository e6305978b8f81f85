import { expect, it } from 'vitest';
import {
  enteredValues,
  NO_CHOICE,
  type RoleSelectionValues,
  roleSelectionResolver,
  toRoleSelection,
} from './role-selection-values.ts';

const student: RoleSelectionValues = {
  ...NO_CHOICE,
  role: 'student',
  school: ' 예시고등학교 ',
  student_number: '20110',
  grade: '2',
  class_number: '1',
  subject: '지워질 과목',
  privacyConsent: true,
  termsConsent: true,
  ageConsent: true,
  googleConsent: true,
};
const teacher: RoleSelectionValues = { ...student, role: 'teacher', subject: '화학' };

it("sends only the chosen role's own fields, with every consent", () => {
  expect(toRoleSelection(student)).toEqual({
    role: 'student',
    school: ' 예시고등학교 ',
    student_number: '20110',
    grade: 2,
    class_number: 1,
    privacyConsent: true,
    termsConsent: true,
    ageConsent: true,
    googleConsent: true,
    marketingConsent: false,
  });
  expect(toRoleSelection(teacher)).not.toHaveProperty('student_number');
  expect(toRoleSelection({ ...teacher, subject: ' ' })).toMatchObject({ subject: null });
});

it('lists what was entered, without the other role’s and the empty fields', () => {
  expect(enteredValues({ ...student, class_number: '' })).toEqual([
    ['역할', '학생'],
    ['학교 이름', '예시고등학교'],
    ['학번', '20110'],
    ['학년', '2학년'],
    ['새 소식 받기', '동의하지 않음'],
  ]);
  expect(enteredValues({ ...teacher, marketingConsent: true })).toEqual([
    ['역할', '교사'],
    ['소속 학교', '예시고등학교'],
    ['담당 과목', '화학'],
    ['새 소식 받기', '동의함'],
  ]);
});

it.each<[Partial<RoleSelectionValues>, (keyof RoleSelectionValues)[]]>([
  [{}, []],
  [{ marketingConsent: true }, []],
  [{ role: '' }, ['role']],
  [{ school: ' ' }, ['school']],
  [{ student_number: '2011' }, ['student_number']],
  [{ grade: '' }, ['grade']],
  [{ class_number: '31' }, ['class_number']],
  [{ privacyConsent: false }, ['privacyConsent']],
  [{ termsConsent: false }, ['termsConsent']],
  [{ ageConsent: false }, ['ageConsent']],
  [{ googleConsent: false }, ['googleConsent']],
])('with %j refuses %j', async (change, fields) => {
  const { errors } = await roleSelectionResolver({ ...student, ...change }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(Object.keys(errors)).toEqual(fields);
});
