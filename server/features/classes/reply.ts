import { CodedError } from '../../coded-error.ts';
import type { Database } from '../../db/connection.ts';
import type { JoinedClassId, TaughtClassId } from '../scope.ts';
import { presentClass } from './present.ts';
import { findClasses } from './queries.ts';

/** The one class as its teacher sees it. */
export async function replyTaughtClass(db: Database, id: TaughtClassId) {
  const [row] = await findClasses(db, { ids: [id], drafts: true });
  if (!row) throw new CodedError('NOT_FOUND');
  return { class: presentClass(row, 'teacher') };
}

/** The one class as a student in it sees it. */
export async function replyJoinedClass(db: Database, id: JoinedClassId) {
  const [row] = await findClasses(db, { ids: [id], drafts: false });
  if (!row) throw new CodedError('NOT_FOUND');
  return { class: presentClass(row, 'student') };
}
