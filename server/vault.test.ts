import { describe, expect, it } from 'vitest';
import { createVault } from './vault.ts';

const vault = createVault('a secret for tests that is long enough');

describe('createVault', () => {
  it.each(['', 'p@ss word', '비밀번호 🔑'])('opens what it sealed: %j', (text) => {
    const sealed = vault.seal(text);
    expect(sealed).not.toContain(text || 'anything');
    expect(vault.open(sealed)).toBe(text);
    expect(vault.seal(text)).not.toBe(sealed);
  });

  it('opens nothing of another secret, nothing that was changed, and no rubbish', () => {
    const sealed = vault.seal('p@ss word');
    expect(createVault('another secret that is long enough too').open(sealed)).toBeNull();
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(vault.open(bytes.toString('base64url'))).toBeNull();
    expect(vault.open('rubbish')).toBeNull();
  });
});
