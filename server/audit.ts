import { sql } from 'drizzle-orm';
import type { Person } from './actor.ts';
import type { AuditAction } from './audit-words.ts';
import type { Activity } from '../contract/analytics.ts';
import type { Context } from './context.ts';
import type { Database } from './db/connection.ts';
import { activities, auditLog, users } from './db/schema.ts';

export interface AuditEntry {
  /** The operation's name in the contract, or what the system did by itself: each has a Korean name. */
  action: AuditAction;
  subjectType:
    | 'user'
    | 'class'
    | 'evaluation'
    | 'response'
    | 'session'
    | 'settings'
    | 'notice'
    | 'backup'
    | 'audit'
    | 'report';
  subjectId: string;
  /** How many people's data an export or a view held. */
  people?: number;
  /** Why, where somebody had to say so. */
  reason?: string;
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

/** Notes what somebody did, for statistics, in the role that they have at that moment. */
export async function recordActivity(
  ctx: Context,
  tx: Database,
  userId: string,
  action: Activity,
  path?: string,
): Promise<void> {
  const role = sql`(select ${users.role} from ${users} where ${users.id} = ${userId})`;
  await tx.insert(activities).values({ userId, role, action, path: path ?? null, at: ctx.clock.now() });
}
