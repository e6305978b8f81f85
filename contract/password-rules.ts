import type { PasswordPolicy } from './site.ts';

export interface PasswordRule {
  /** As the list beside the field names it. */
  label: string;
  /** What is said to somebody whose password does not meet it. */
  refusal: string;
  met: boolean;
}

/**
 * The rules of the policy in force, each with whether `password` meets it. In the contract, because the form that ticks them
 * off while somebody types and the server that refuses have to mean the same letters.
 */
export function passwordRules(policy: PasswordPolicy, password: string): PasswordRule[] {
  const { minLength } = policy;
  const contains: [asked: boolean, label: string, pattern: RegExp][] = [
    [policy.requireUppercase, '영문 대문자', /\p{Lu}/u],
    [policy.requireLowercase, '영문 소문자', /\p{Ll}/u],
    // Full-width digits, too: they are digits to whoever typed them.
    [policy.requireNumbers, '숫자', /\p{Nd}/u],
    [policy.requireSpecial, '특수문자', /[\p{P}\p{S}]/u],
  ];
  return [
    {
      label: `${minLength}자 이상`,
      refusal: `비밀번호는 ${minLength}자 이상이어야 합니다.`,
      met: [...password].length >= minLength,
    },
    ...contains
      .filter(([asked]) => asked)
      .map(([, label, pattern]) => ({
        label,
        refusal: `비밀번호에 ${label}를 넣어 주세요.`,
        met: pattern.test(password),
      })),
  ];
}
