import type { PasswordPolicy } from '../../../contract/site.ts';

export interface PasswordRule {
  label: string;
  met: boolean;
}

/** The rules of the policy in force, each with whether `password` meets it; shown while somebody types. */
export function passwordRules(policy: PasswordPolicy, password: string): PasswordRule[] {
  const rules: PasswordRule[] = [
    { label: `${policy.minLength}자 이상`, met: [...password].length >= policy.minLength },
  ];
  if (policy.requireUppercase) rules.push({ label: '영문 대문자', met: /\p{Lu}/u.test(password) });
  if (policy.requireLowercase) rules.push({ label: '영문 소문자', met: /\p{Ll}/u.test(password) });
  if (policy.requireNumbers) rules.push({ label: '숫자', met: /\d/.test(password) });
  if (policy.requireSpecial) rules.push({ label: '특수문자', met: /[^\p{L}\p{N}\s]/u.test(password) });
  return rules;
}
