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

/** What is wrong with a new password and its repetition, by field. */
export function passwordProblems(
  policy: PasswordPolicy | undefined,
  { password, confirmPassword }: { password: string; confirmPassword: string },
): { password?: string; confirmPassword?: string } {
  const unmet = policy ? passwordRules(policy, password).filter((rule) => !rule.met) : [];
  return {
    ...(unmet.length > 0
      ? { password: `비밀번호 규칙을 지켜 주세요: ${unmet.map((rule) => rule.label).join(', ')}` }
      : {}),
    ...(confirmPassword === ''
      ? { confirmPassword: '비밀번호를 한 번 더 입력해 주세요.' }
      : confirmPassword !== password
        ? { confirmPassword: '비밀번호가 일치하지 않습니다.' }
        : {}),
  };
}
