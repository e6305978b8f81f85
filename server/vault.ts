import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps other people's secrets in our database, where a stolen backup alone does not give them away. */
export interface Vault {
  seal(secret: string): string;
  /** Null for what another secret sealed, or what was tampered with. */
  open(sealed: string): string | null;
}

const NONCE = 12;
const TAG = 16;

/** AES-256-GCM under a key of its own, derived from the signing secret: whoever has both, the database and that, reads it. */
export function createVault(secret: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', secret, 'girok', 'vault', 32));
  return {
    seal(text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE + TAG) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE));
      decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      try {
        const body = bytes.subarray(NONCE + TAG);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
