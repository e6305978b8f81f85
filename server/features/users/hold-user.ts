import { and, eq, isNull } from 'drizzle-orm';
import { CodedError } from '../../coded-error.ts';
import type { Database } from '../../db/connection.ts';
import { users } from '../../db/schema.ts';
import { assertNotLastAdmin } from '../auth/choose-role.ts';
import type { UserRow } from './present.ts';

/** A user as administrators see users: who left is gone for them, too. @throws NOT_FOUND */
export async function findUser(db: Database, id: string, lock?: 'update'): Promise<UserRow> {
  const query = db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.withdrawnAt)));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw new CodedError('NOT_FOUND');
  return row;
}

/**
 * Holds a user whom an administrator is about to change.
 * @param endsAdmin whether somebody who is an administrator no longer is one afterwards, or can no longer get in
 * @throws NOT_FOUND, LAST_ADMIN, BUSY
 */
export async function holdUser(
  tx: Database,
  id: string,
  { endsAdmin }: { endsAdmin: boolean },
): Promise<UserRow> {
  // Race: two administrators who end each other. All of them are held first, in one order (assertNotLastAdmin).
  const isAdmin = endsAdmin && (await findUser(tx, id)).role === 'admin';
  if (isAdmin) await assertNotLastAdmin(tx, id);
  const row = await findUser(tx, id, 'update');
  // Race: made an administrator just now, so that the others are not held.
  if (endsAdmin && row.role === 'admin' && !isAdmin) throw new CodedError('BUSY');
  return row;
}
