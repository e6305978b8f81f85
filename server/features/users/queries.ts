import { eq } from 'drizzle-orm';
import type { Person } from '../../actor.ts';
import { CodedError } from '../../coded-error.ts';
import type { Database } from '../../db/connection.ts';
import { users } from '../../db/schema.ts';
import type { UserRow } from './present.ts';

/** @throws UNAUTHENTICATED when the account has gone since the session was opened */
export async function loadUser(db: Database, id: string): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new CodedError('UNAUTHENTICATED');
  return row;
}

/**
 * Holds the person's role until the transaction ends. Race: what only a teacher or only a student may have must not be
 * made by somebody who is just becoming the other; nor anything by somebody who has just left or been shut out.
 * @throws FORBIDDEN when that has happened since the request came in
 */
export async function holdRole(tx: Database, actor: Pick<Person, 'userId' | 'role'>): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, actor.userId)).for('share');
  if (!row?.isActive || row.role !== actor.role) throw new CodedError('FORBIDDEN');
  return row;
}

/** Whether the database refused a row because of this unique index or constraint. */
export function isTaken(error: unknown, constraint: string): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const { code, constraint: broken } = cause as { code?: string; constraint?: string };
    if (code === '23505' && broken === constraint) return true;
  }
  return false;
}
