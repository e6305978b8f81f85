import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { passwordResets } from '../../db/schema.ts';

/** Long enough to walk to another device, too short to be found in a mailbox years later. */
export const RESET_MINUTES = 30;

export function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Keeps a hash, so that a stolen database opens no account. @returns the token itself, for the letter alone */
export async function newResetToken(ctx: Context, db: Database, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = ctx.clock.now();
  await db.insert(passwordResets).values({
    tokenHash: hashResetToken(token),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + RESET_MINUTES * 60_000),
  });
  return token;
}

/** Whoever has set a password has no use for the letters that are still on their way; somebody else might. */
export async function voidResetTokens(ctx: Context, db: Database, userId: string): Promise<void> {
  await db
    .update(passwordResets)
    .set({ usedAt: ctx.clock.now() })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}
