import { describe, expect, it } from 'vitest';
import { assertPasswordAllowed } from './passwords.ts';
import { temporaryPassword } from './temporary-password.ts';

const strict = {
  requireUppercase: true,
  requireLowercase: true,
  requireNumbers: true,
  requireSpecial: true,
};

describe('temporaryPassword', () => {
  it.each([6, 8, 13, 64])('pleases the strictest policy of %i characters', (minLength) => {
    const drawn = Array.from({ length: 200 }, () => temporaryPassword({ minLength }));
    for (const password of drawn) assertPasswordAllowed(password, { ...strict, minLength }, 'password');
    expect(new Set(drawn).size).toBe(200);
  });

  it('has nothing in it that is read for something else', () => {
    const drawn = Array.from({ length: 500 }, () => temporaryPassword({ minLength: 6 })).join('');
    expect(drawn).toMatch(/^[A-HJ-NP-Za-km-z2-9-]+$/);
  });
});
