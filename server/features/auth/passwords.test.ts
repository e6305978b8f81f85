import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { assertPasswordAllowed, hashPassword, isPassword } from './passwords.ts';

const floor = {
  minLength: 6,
  requireUppercase: false,
  requireLowercase: false,
  requireNumbers: false,
  requireSpecial: false,
};

describe('assertPasswordAllowed', () => {
  it('refuses every common password, in whatever case', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(200);
    for (const password of COMMON_PASSWORDS) {
      expect(() => assertPasswordAllowed(password.toUpperCase(), floor, 'password')).toThrow('너무 흔한');
    }
  });

  it('counts characters as people do', () => {
    expect(() => assertPasswordAllowed('🙂🙂🙂🙂🙂', floor, 'password')).toThrow('6자 이상');
    expect(() => assertPasswordAllowed('🙂🙂🙂🙂🙂🙂', floor, 'password')).not.toThrow();
  });

  it('does not take a Korean letter for a special one', () => {
    const policy = { ...floor, requireSpecial: true };
    expect(() => assertPasswordAllowed('한글비밀번호7', policy, 'password')).toThrow('특수문자');
  });
});

describe('isPassword', () => {
  it('knows the password again, and no other', async () => {
    const stored = await hashPassword('correct-horse-7');
    expect(await isPassword(stored, 'correct-horse-7')).toBe(true);
    expect(await isPassword(stored, 'Correct-horse-7')).toBe(false);
    expect(await hashPassword('correct-horse-7')).not.toBe(stored);
  });

  it('lets nobody into an account without a password, not even with the one it compares with', async () => {
    expect(await isPassword(null, '')).toBe(false);
    expect(await isPassword(null, 'nobody has this password')).toBe(false);
  });
});
