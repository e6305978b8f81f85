import { eq } from 'drizzle-orm';
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

/** Whether the database refused a row because of this unique index or constraint. */
export function isTaken(error: unknown, constraint: string): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const { code, constraint: broken } = cause as { code?: string; constraint?: string };
    if (code === '23505' && broken === constraint) return true;
  }
  return false;
}
