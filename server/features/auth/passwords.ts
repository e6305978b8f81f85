import { hash, verify } from '@node-rs/argon2';
import { passwordRules } from '../../../contract/password-rules.ts';
import type { PasswordPolicy } from '../../../contract/site.ts';
import { invalid } from '../../coded-error.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Argon2id with OWASP's second recommended setting: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/** Hashing takes 9 ms each; a thousand of them must leave the other threads to those who sign in meanwhile. */
const HASHED_AT_ONCE = 2;

export async function hashInTurn(passwords: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  for (let at = 0; at < passwords.length; at += HASHED_AT_ONCE)
    hashes.push(...(await Promise.all(passwords.slice(at, at + HASHED_AT_ONCE).map(hashPassword))));
  return hashes;
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
  const broken = passwordRules(policy, password).find(({ met }) => !met);
  if (broken) throw invalid(path, broken.refusal);
  if (COMMON_PASSWORDS.has(password.toLowerCase())) {
    throw invalid(path, '너무 흔한 비밀번호입니다. 다른 비밀번호를 정해 주세요.');
  }
}
