import type { Person } from './actor.ts';
import type { Context } from './context.ts';
import type { Database } from './db/connection.ts';
import { activities, auditLog } from './db/schema.ts';

export interface AuditEntry {
  /** The operation's name in the contract. */
  action: string;
  subjectType: 'user' | 'class' | 'evaluation' | 'response' | 'session' | 'settings' | 'notice';
  subjectId: string;
  /** How many people's data an export or a view held. */
  people?: number;
}

/** Writes who did what to whose record, in the transaction of the change itself: both hold or neither. */
export async function audit(
  ctx: Context,
  tx: Database,
  actor: Pick<Person, 'userId'>,
  entry: AuditEntry,
): Promise<void> {
  await tx.insert(auditLog).values({ at: ctx.clock.now(), actorId: actor.userId, ...entry });
}

/** The action types of specification 1, section 3. */
export type Activity =
  | 'LOGIN'
  | 'PAGE_VIEW'
  | 'CREATE_CLASS'
  | 'SUBMIT_RESPONSE'
  | 'GENERATE_QUESTIONS'
  | 'GENERATE_FINAL'
  | 'EXPORT_EXCEL'
  | 'JOIN_CLASS'
  | 'USER_REGISTRATION';

/** Notes what somebody did, for statistics. */
export async function recordActivity(
  ctx: Context,
  tx: Database,
  userId: string,
  action: Activity,
  path?: string,
): Promise<void> {
  await tx.insert(activities).values({ userId, action, path: path ?? null, at: ctx.clock.now() });
}
