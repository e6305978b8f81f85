import { sql } from 'drizzle-orm';
import type { Person } from './actor.ts';
import type { AuditAction } from './audit-words.ts';
import type { Activity } from '../contract/analytics.ts';
import type { Context } from './context.ts';
import type { Database } from './db/connection.ts';
import { hotStatement } from './db/hot-statement.ts';
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

/** What somebody looked at, and how many people's data they saw. */
export type AuditedView = AuditEntry & { people: number };

/** A screen that asks again and again is one view: as long as a lesson, and a school day has a handful. */
const VIEW_MS = 3_600_000;

const noteView = hotStatement(
  'note_view',
  sql`
  INSERT INTO ${auditLog} (at, actor_id, action, subject_type, subject_id, people)
  SELECT ${sql.placeholder('at')}::timestamptz, ${sql.placeholder('actor')}::uuid, ${sql.placeholder('action')}::text,
    ${sql.placeholder('type')}::text, ${sql.placeholder('subject')}::text, ${sql.placeholder('people')}::int
  WHERE NOT EXISTS (
    SELECT FROM ${auditLog} WHERE actor_id = ${sql.placeholder('actor')}::uuid AND at >= ${sql.placeholder('since')}::timestamptz
      AND action = ${sql.placeholder('action')}::text AND subject_id = ${sql.placeholder('subject')}::text
      AND people >= ${sql.placeholder('people')}::int)`,
);

/**
 * Notes that somebody looked at people's data, where a screen may look every few seconds: once in an hour for each thing,
 * and again when there are more people to see than it says. Nobody to see is no view. Two looks at the same moment may
 * both be noted: that says nothing wrong, and nobody waits for anybody.
 */
export async function auditView(
  ctx: Context,
  actor: Pick<Person, 'userId'>,
  { action, subjectType, subjectId, people }: AuditedView,
  db: Database = ctx.db,
): Promise<void> {
  if (people === 0) return;
  const now = ctx.clock.now();
  await noteView(db, {
    at: now.toISOString(),
    since: hourOf(now).toISOString(),
    actor: actor.userId,
    ...{ action, type: subjectType, subject: subjectId, people },
  });
}

/**
 * Notes that somebody looked at a list of people. What a screen shows first, again and again, is one view an hour; each
 * search and each further page shows others.
 */
export async function auditList(
  ctx: Context,
  actor: Pick<Person, 'userId'>,
  view: AuditedView,
  { isFirstSight }: { isFirstSight: boolean },
): Promise<void> {
  if (isFirstSight) await auditView(ctx, actor, view);
  else if (view.people > 0) await audit(ctx, ctx.db, actor, view);
}

function hourOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / VIEW_MS) * VIEW_MS);
}

/** `auditView` for what is read once a second: it asks the database only when there is something new to say. */
export function viewNoter(ctx: Context, actor: Pick<Person, 'userId'>): (view: AuditedView) => Promise<void> {
  const noted = { hour: 0, people: 0 };
  return async (view) => {
    const hour = hourOf(ctx.clock.now()).getTime();
    if (noted.hour === hour && noted.people >= view.people) return;
    await auditView(ctx, actor, view);
    Object.assign(noted, { hour, people: view.people });
  };
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
