import { register } from '../../../contract/auth.ts';
import type { CallInput } from '../../../contract/operation.ts';
import type { PasswordPolicy } from '../../../contract/site.ts';
import { passwordRules } from '../../features/session/password-rules.ts';
import { formResolver } from '../../lib/form.ts';

/** What the fields of the registration form hold. */
export interface RegisterValues {
  role: 'student' | 'teacher' | '';
  name: string;
  email: string;
  school: string;
  student_number: string;
  grade: string;
  class_number: string;
  subject: string;
  password: string;
  confirmPassword: string;
  privacyConsent: boolean;
  termsConsent: boolean;
  ageConsent: boolean;
  marketingConsent: boolean;
}

export const NO_VALUES: RegisterValues = {
  role: '',
  name: '',
  email: '',
  school: '',
  student_number: '',
  grade: '',
  class_number: '',
  subject: '',
  password: '',
  confirmPassword: '',
  privacyConsent: false,
  termsConsent: false,
  ageConsent: false,
  marketingConsent: false,
};

/** A number field's text as the contract wants it: null when left empty, and NaN for what is no number. */
function numberOrNull(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

/** The form's values as the operation takes them; only the chosen role's own fields are sent. */
export function toRegistration(values: RegisterValues): CallInput<typeof register> {
  const { confirmPassword: _, role, student_number, grade, class_number, subject, ...shared } = values;
  if (role === 'student')
    return {
      ...shared,
      role,
      student_number,
      grade: numberOrNull(grade),
      class_number: numberOrNull(class_number),
    };
  // An empty role is refused by the schema with its own sentence.
  return { ...shared, role: role as 'teacher', subject: subject.trim() === '' ? null : subject };
}

/** Refuses what the contract refuses, and what only the form knows: a student's grade, both passwords, the policy. */
export function registerResolver(policy: PasswordPolicy | undefined) {
  return formResolver<RegisterValues>(register.input, {
    toInput: toRegistration,
    alsoCheck: (values) => {
      const unmet = policy ? passwordRules(policy, values.password).filter((rule) => !rule.met) : [];
      return {
        ...(values.role === 'student' && values.grade === '' ? { grade: '학년을 선택해 주세요.' } : {}),
        ...(unmet.length > 0
          ? { password: `비밀번호 규칙을 지켜 주세요: ${unmet.map((rule) => rule.label).join(', ')}` }
          : {}),
        ...(values.confirmPassword === ''
          ? { confirmPassword: '비밀번호를 한 번 더 입력해 주세요.' }
          : values.confirmPassword !== values.password
            ? { confirmPassword: '비밀번호가 일치하지 않습니다.' }
            : {}),
      };
    },
  });
}
