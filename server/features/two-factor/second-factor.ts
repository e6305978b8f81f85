import { createHash, randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { CodedError } from '../../coded-error.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { assertWithinLimit, countAttempt, forgetAttempts } from '../../db/limits.ts';
import { recoveryCodes } from '../../db/schema.ts';
import type { UserRow } from '../users/present.ts';

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, 30 seconds. */
const PERIOD = 30;
/** Clocks of phones are off: one step either way. */
const WINDOW = 1;

/**
 * Wrong codes for one account, from wherever: six digits are guessed in hours by somebody who has the password or the
 * Google account and is counted by address alone.
 */
const TRIES = { most: 10, seconds: 900 };

const RECOVERY_CODES = 10;
/** No letter that looks like a digit or like another letter. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function totpOf(secret: string, label = '', issuer = ''): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), label, issuer, period: PERIOD, digits: 6 });
}

/**
 * Whether the code belongs to the secret now, and was not used before: a code read over a shoulder is good for nothing.
 * @param code six digits, spaces between them allowed
 */
export async function isFreshCode(
  ctx: Context,
  userId: string,
  secret: string,
  code: string,
): Promise<boolean> {
  const timestamp = ctx.clock.now().getTime();
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return false;
  const off = totpOf(secret).validate({ token, timestamp, window: WINDOW });
  if (off === null) return false;
  const step = Math.floor(timestamp / 1000 / PERIOD) + off;
  // Of this secret: whoever has just made a new one types a code that nobody has seen, though its half minute had another.
  const ofSecret = createHash('sha256').update(secret).digest('base64url').slice(0, 16);
  const once = { most: 1, seconds: PERIOD * (WINDOW + 2) };
  const used = await countAttempt(ctx, `totp:${userId}:${ofSecret}:${step}`, once);
  return used === 0;
}

/** Ten characters in two groups, about 49 bits. */
function newRecoveryCode(): string {
  const group = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${group()}-${group()}`;
}

/** Only the hash is stored; the codes are random, so no slow hash is needed. */
function hashRecoveryCode(code: string): string {
  const bare = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(bare).digest('base64url');
}

/**
 * Puts ten new recovery codes in the place of whatever there was. The caller holds the person's row, or two who do this
 * at once would leave twenty.
 * @returns the codes themselves, to be shown once
 */
export async function replaceRecoveryCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code) })));
  return codes;
}

/** Uses a recovery code up. Race: of two tries with one code the second finds it used. */
async function isUnusedRecoveryCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  const used = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.clock.now() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashRecoveryCode(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning();
  return used.length > 0;
}

/**
 * Asks somebody who has proved a password, or came with Google, for the second factor where one is set up.
 * @param given six digits, or a recovery code
 * @throws TOTP_REQUIRED when it is missing or wrong; RATE_LIMITED
 */
export async function assertSecondFactor(
  ctx: Context,
  user: UserRow,
  given: string | undefined,
): Promise<void> {
  if (!user.totpConfirmedAt) return;
  if (!given?.trim()) throw new CodedError('TOTP_REQUIRED');
  const tries = `totp:tries:${user.id}`;
  await assertWithinLimit(ctx, tries, TRIES);
  const secret = ctx.vault.open(user.totpSecret ?? '');
  const isCode = /^[\d\s]+$/.test(given);
  const holds = isCode
    ? secret !== null && (await isFreshCode(ctx, user.id, secret, given))
    : await isUnusedRecoveryCode(ctx, user.id, given);
  if (!holds) {
    throw new CodedError('TOTP_REQUIRED', {
      message: '인증 코드가 올바르지 않습니다. 앱에 새로 나온 6자리 숫자를 입력해 주세요.',
    });
  }
  await forgetAttempts(ctx, tries);
}
