import { hash, verify } from '@node-rs/argon2';
import type { PasswordPolicy } from '../../../contract/site.ts';
import { invalid } from '../../coded-error.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Argon2id with OWASP's second recommended setting: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

let dummy: Promise<string> | undefined;

/** Takes as long for an account that does not exist, so that time does not tell which addresses are known. */
export async function isPassword(stored: string | null, given: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await dummy), given);
  return stored !== null && matches;
}

/** @throws VALIDATION at `path` when the policy in force or the list of common passwords refuses it */
export function assertPasswordAllowed(password: string, policy: PasswordPolicy, path: string): void {
  if (password.trim() === '') throw invalid(path, '빈칸만으로는 비밀번호를 만들 수 없습니다.');
  if ([...password].length < policy.minLength) {
    throw invalid(path, `비밀번호는 ${policy.minLength}자 이상이어야 합니다.`);
  }
  if (policy.requireUppercase && !/\p{Lu}/u.test(password))
    throw invalid(path, '비밀번호에 영문 대문자를 넣어 주세요.');
  if (policy.requireLowercase && !/\p{Ll}/u.test(password))
    throw invalid(path, '비밀번호에 영문 소문자를 넣어 주세요.');
  if (policy.requireNumbers && !/\p{Nd}/u.test(password))
    throw invalid(path, '비밀번호에 숫자를 넣어 주세요.');
  if (policy.requireSpecial && !/[^\p{L}\p{Nd}\s]/u.test(password)) {
    throw invalid(path, '비밀번호에 특수문자를 넣어 주세요.');
  }
  if (COMMON_PASSWORDS.has(password.toLowerCase())) {
    throw invalid(path, '너무 흔한 비밀번호입니다. 다른 비밀번호를 정해 주세요.');
  }
}
