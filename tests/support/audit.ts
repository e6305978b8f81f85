import { asc, eq } from 'drizzle-orm';
import { activities, auditLog } from '../../server/db/schema.ts';
import type { World } from '../world.ts';

export interface AuditLine {
  actorId: string | null;
  action: string;
  subjectType: string;
  people: number | null;
}

/** What the audit log says about one thing, oldest first. */
export function auditOf(world: World, subjectId: string): Promise<AuditLine[]> {
  return world.ctx.db
    .select({
      actorId: auditLog.actorId,
      action: auditLog.action,
      subjectType: auditLog.subjectType,
      people: auditLog.people,
    })
    .from(auditLog)
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(asc(auditLog.id));
}

/** What somebody did as the statistics count it, oldest first. */
export async function activitiesOf(world: World, userId: string): Promise<string[]> {
  const rows = await world.ctx.db
    .select({ action: activities.action })
    .from(activities)
    .where(eq(activities.userId, userId))
    .orderBy(asc(activities.id));
  return rows.map((row) => row.action);
}
