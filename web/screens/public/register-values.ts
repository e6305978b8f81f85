import { register } from '../../../contract/auth.ts';
import type { CallInput } from '../../../contract/operation.ts';
import type { PasswordPolicy } from '../../../contract/site.ts';
import {
  type ConsentValues,
  chosenRole,
  missingGrade,
  type RoleValues,
} from '../../features/joining/role-values.ts';
import { passwordProblems } from '../../features/session/password-rules.ts';
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
    alsoCheck: (values) => ({ ...missingGrade(values), ...passwordProblems(policy, values) }),
  });
}
