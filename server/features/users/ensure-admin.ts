import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { users } from '../../db/schema.ts';
import { CONSENT_VERSION } from '../auth/consent.ts';
import { hashPassword } from '../auth/passwords.ts';

/** Two servers that start at once on one database must not both make one. */
const FIRST_ADMIN_LOCK = 0x61646d69;

/**
 * Makes the first administrator when there is none.
 * @returns the password when it was generated here: it is shown once and stored nowhere
 */
export async function ensureAdmin(ctx: Context): Promise<{ email: string; password: string } | null> {
  const generated = ctx.env.adminPassword === undefined;
  const password = ctx.env.adminPassword ?? randomBytes(9).toString('base64url');
  const passwordHash = await hashPassword(password);
  const email = ctx.env.adminEmail.trim().toLowerCase();
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`);
    const [existing] = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1);
    if (existing) return null;
    await tx.insert(users).values({
      id: newId(),
      email,
      name: '관리자',
      role: 'admin',
      passwordHash,
      consentVersion: CONSENT_VERSION,
      createdAt: ctx.clock.now(),
    });
    return generated ? { email, password } : null;
  });
}
