import { selectRole } from '../../../contract/auth.ts';
import type { CallInput } from '../../../contract/operation.ts';
import {
  type ConsentValues,
  chosenRole,
  missingGrade,
  type RoleValues,
} from '../../features/joining/role-values.ts';
import { roleLabel } from '../../features/session/home-of.ts';
import { plainNumber } from '../../features/session/plain-number.ts';
import { formResolver } from '../../lib/form.ts';

/** What the fields of the role selection hold. */
export interface RoleSelectionValues extends RoleValues, Required<ConsentValues> {}

/** In the order of the screen. */
export const NO_CHOICE: RoleSelectionValues = {
  role: '',
  school: '',
  student_number: '',
  grade: '',
  class_number: '',
  subject: '',
  privacyConsent: false,
  termsConsent: false,
  ageConsent: false,
  googleConsent: false,
  marketingConsent: false,
};

export const CONSENTS = ['privacyConsent', 'termsConsent', 'ageConsent', 'googleConsent'] as const;

/** The form's values as the operation takes them; only the chosen role's own fields are sent. */
export function toRoleSelection(values: RoleSelectionValues): CallInput<typeof selectRole> {
  const { school, privacyConsent, termsConsent, ageConsent, googleConsent, marketingConsent } = values;
  const consents = { privacyConsent, termsConsent, ageConsent, googleConsent, marketingConsent };
  return { school, ...consents, ...chosenRole(values) };
}

export const roleSelectionResolver = formResolver<RoleSelectionValues>(selectRole.input, {
  toInput: toRoleSelection,
  alsoCheck: missingGrade,
});

/** What somebody reads once more before it is sent: label and value, what was left empty left out. */
export function enteredValues(values: RoleSelectionValues): [string, string][] {
  const ofRole: [string, string][] =
    values.role === 'student'
      ? [
          ['학번', values.student_number],
          ['학년', `${values.grade}학년`],
          ['반', values.class_number.trim() && `${Number(plainNumber(values.class_number))}반`],
        ]
      : [['담당 과목', values.subject.trim()]];
  const all: [string, string][] = [
    ['역할', roleLabel(values.role || null)],
    [values.role === 'teacher' ? '소속 학교' : '학교 이름', values.school.trim()],
    ...ofRole,
    ['새 소식 받기', values.marketingConsent ? '동의함' : '동의하지 않음'],
  ];
  return all.filter(([, value]) => value !== '');
}
