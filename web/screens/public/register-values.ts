import { register } from '../../../contract/auth.ts';
import type { CallInput } from '../../../contract/operation.ts';
import type { PasswordPolicy } from '../../../contract/site.ts';
import {
  type ConsentValues,
  chosenRole,
  missingGrade,
  type RoleValues,
} from '../../features/joining/role-values.ts';
import { passwordRules } from '../../features/session/password-rules.ts';
import { formResolver } from '../../lib/form.ts';

/** What the fields of the registration form hold. */
export interface RegisterValues extends RoleValues, Omit<ConsentValues, 'googleConsent'> {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** In the order of the screen. */
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

/** The form's values as the operation takes them; only the chosen role's own fields are sent. */
export function toRegistration(values: RegisterValues): CallInput<typeof register> {
  const { name, email, password, school, privacyConsent, termsConsent, ageConsent, marketingConsent } =
    values;
  const consents = { privacyConsent, termsConsent, ageConsent, marketingConsent };
  return { name, email, password, school, ...consents, ...chosenRole(values) };
}

/** Refuses what the contract refuses, and what only the form knows: a student's grade, both passwords, the policy. */
export function registerResolver(policy: PasswordPolicy | undefined) {
  return formResolver<RegisterValues>(register.input, {
    toInput: toRegistration,
    alsoCheck: (values) => {
      const unmet = policy ? passwordRules(policy, values.password).filter((rule) => !rule.met) : [];
      return {
        ...missingGrade(values),
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
