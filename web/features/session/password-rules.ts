import { passwordRules } from '../../../contract/password-rules.ts';
import type { PasswordPolicy } from '../../../contract/site.ts';

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
