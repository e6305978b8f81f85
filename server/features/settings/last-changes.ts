import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../../contract/standing.ts';
import type { AuditAction } from '../../audit-words.ts';
import type { Database } from '../../db/connection.ts';
import { auditLog, users } from '../../db/schema.ts';

/** What changes each kind of thing; a test letter is noted at the e-mail settings, too, and changes nothing. */
const CHANGING = {
  settings: ['updateSettings', 'allowAllAddresses', 'updateByteLimits', 'updateRecordRules'],
  notice: ['updateNotice', 'deleteNotice', 'restoreNotice'],
} as const satisfies Record<string, readonly AuditAction[]>;

/** Who changed each of these last, as the audit log has it; the untouched are missing. */
export async function findLastChanges(
  db: Database,
  kind: keyof typeof CHANGING,
  ids: readonly string[],
): Promise<Map<string, Change>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([auditLog.subjectId], { id: auditLog.subjectId, at: auditLog.at, by: users.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        inArray(auditLog.subjectId, [...ids]),
        eq(auditLog.subjectType, kind),
        inArray(auditLog.action, [...CHANGING[kind]]),
      ),
    )
    .orderBy(auditLog.subjectId, desc(auditLog.at), desc(auditLog.id));
  return new Map(rows.map(({ id, at, by }) => [id, { at: at.toISOString(), by }]));
}
