import { randomInt } from 'node:crypto';
import type { PasswordPolicy } from '../../../contract/site.ts';

/** Without those that look like another on paper: it is read out, written down and typed in. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const GROUP = 4;
/** Twelve of them are 69 bits: nobody guesses one before it is changed. */
const LEAST = 12;

function draw(length: number): string {
  let drawn = '';
  for (let index = 0; index < length; index += 1) {
    if (index > 0 && index % GROUP === 0) drawn += '-';
    drawn += LETTERS[randomInt(LETTERS.length)];
  }
  return drawn;
}

/**
 * A password for one sign-in, such as `Kf7m-Wq3t-9Hxe`: every policy is content with it, because it has letters of both
 * kinds, digits and a hyphen, and is as long as the policy asks.
 */
export function temporaryPassword(policy: Pick<PasswordPolicy, 'minLength'>): string {
  const length = Math.max(LEAST, policy.minLength);
  for (;;) {
    const drawn = draw(length);
    if (/[A-Z]/.test(drawn) && /[a-z]/.test(drawn) && /[0-9]/.test(drawn)) return drawn;
  }
}
