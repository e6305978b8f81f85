import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { importedUser, type SheetRow } from '../../../contract/admin.ts';
import type { Role } from '../../../contract/users.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { auditLog, passwordResets, users } from '../../db/schema.ts';
import { hashInTurn } from '../auth/passwords.ts';
import { temporaryPassword } from '../auth/temporary-password.ts';
import type { UserRow } from '../users/present.ts';
import { slices, WRITTEN_AT_ONCE } from './slices.ts';

/** A sheet whose people one import made, all of them. */
export interface MadeBefore {
  at: Date;
  /** In the order of the sheet. */
  people: (UserRow & { role: Role })[];
}

/**
 * Whom an import made of these rows; null where one of them is nobody's, or somebody came by another way or in another
 * import. The audit log knows: it is written with the accounts, and nobody can change it (docs/decisions/0024).
 */
export async function findMadeBefore(db: Database, rows: readonly SheetRow[]): Promise<MadeBefore | null> {
  const emails = rows.map(({ email }) => z.safeParse(importedUser.shape.email, email).data ?? '');
  const holders = await db
    .select()
    .from(users)
    .where(and(inArray(users.email, emails), isNull(users.withdrawnAt)));
  const byEmail = new Map(
    holders.flatMap(({ role, ...rest }) => (role ? [[rest.email, { ...rest, role }]] : [])),
  );
  const people = emails.flatMap((email) => byEmail.get(email) ?? []);
  const ids = [...new Set(people.map(({ id }) => id))];
  if (ids.length < rows.length) return null;
  const [first, ...others] = await db
    .select({ at: auditLog.at, actorId: auditLog.actorId, made: sql<number>`count(*)::int` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, 'importUsers'),
        eq(auditLog.subjectType, 'user'),
        inArray(auditLog.subjectId, ids),
      ),
    )
    .groupBy(auditLog.at, auditLog.actorId);
  return first && others.length === 0 && first.made === ids.length ? { at: first.at, people } : null;
}

/** Whether nobody has been in this account: its first password is still the only one, and can be replaced without harm. */
export function isWaiting(user: UserRow): boolean {
  return user.isActive && user.mustChangePassword && user.passwordHash !== null && user.lastLoginAt === null;
}

/** Other first passwords for those who have not been here. @returns them, by the id of the account */
export async function renewFirstPasswords(
  ctx: Context,
  actorId: string,
  people: readonly UserRow[],
): Promise<Map<string, string>> {
  const { passwordPolicy } = await ctx.settings.read();
  const given = people.filter(isWaiting).map(({ id }) => ({
    id,
    tempPassword: temporaryPassword(passwordPolicy),
  }));
  const hashes = await hashInTurn(given.map(({ tempPassword }) => tempPassword));
  // In one order, whoever asks: two who ask at once wait for each other.
  const rows = given
    .map(({ id }, index) => ({ id, hash: hashes[index] ?? '' }))
    .sort((a, b) => a.id.localeCompare(b.id));
  const changed = new Set<string>();
  await ctx.db.transaction(async (tx) => {
    const at = ctx.clock.now();
    for (const some of slices(rows, WRITTEN_AT_ONCE)) {
      const ids = some.map(({ id }) => id);
      const held = await tx
        .select()
        .from(users)
        .where(inArray(users.id, ids))
        .orderBy(users.id)
        .for('update');
      // Race: somebody signed in, or was stopped, since the sheet was looked at.
      const still = new Set(held.filter(isWaiting).map(({ id }) => id));
      const values = some.filter(({ id }) => still.has(id));
      if (values.length === 0) continue;
      const pairs = sql.join(
        values.map(({ id, hash }) => sql`(${id}::uuid, ${hash}::text)`),
        sql`, `,
      );
      await tx.execute(
        sql`UPDATE ${users} SET password_hash = fresh.hash FROM (VALUES ${pairs}) AS fresh (id, hash) WHERE ${users.id} = fresh.id`,
      );
      await tx
        .update(passwordResets)
        .set({ usedAt: at })
        .where(and(inArray(passwordResets.userId, [...still]), isNull(passwordResets.usedAt)));
      const line = { at, actorId, action: 'resetUserPassword', subjectType: 'user' };
      await tx.insert(auditLog).values(values.map(({ id }) => ({ ...line, subjectId: id })));
      for (const { id } of values) changed.add(id);
    }
  });
  return new Map(given.flatMap(({ id, tempPassword }) => (changed.has(id) ? [[id, tempPassword]] : [])));
}
