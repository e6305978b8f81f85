import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { actionName, kindName } from '../../audit-words.ts';
import { SEOUL_OFFSET_MS } from '../../clock.ts';
import { invalid } from '../../coded-error.ts';
import { auditLog, users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { searchPattern } from '../admin/paging.ts';
import { findActors, findSubjectNames, findSubjects, isOneThing } from './subjects.ts';

const DAY_MS = 86_400_000;

/** The moment at which a day begins in Seoul. */
function startOf(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - SEOUL_OFFSET_MS);
}

/**
 * Who saw or changed what, from the newest on, a page at a time: each page begins behind the last row of the one before,
 * so the thousandth costs no more than the first. That somebody looked is noted as well, with the people it named.
 */
export const listAudit: Handler<'listAudit'> = async (ctx, actor, input) => {
  const { from, to, limit } = input;
  if (from && to && from > to) throw invalid('to', '끝나는 날은 시작하는 날보다 앞설 수 없습니다.');
  const rows = await ctx.db
    .select({ log: auditLog, name: users.name, email: users.email })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        await among(input.actor, auditLog.actorId, (pattern) => findActors(ctx.db, pattern)),
        await among(input.subject, auditLog.subjectId, async (pattern) => [
          // A list or a setting is no one thing: it is sought by what the log calls it, as the screen's own button does.
          input.subject?.trim() ?? '',
          ...(await findSubjects(ctx.db, pattern)),
        ]),
        input.action ? eq(auditLog.action, input.action) : undefined,
        from ? gte(auditLog.at, startOf(from)) : undefined,
        to ? lt(auditLog.at, new Date(startOf(to).getTime() + DAY_MS)) : undefined,
        behind(input.after),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1)?.log;
  const names = await findSubjectNames(
    ctx.db,
    page.map(({ log }) => log),
  );
  const people = new Set(
    page.flatMap(({ log }) => [
      ...(log.actorId ? [log.actorId] : []),
      ...(log.subjectType === 'user' && isOneThing(log.subjectId) ? [log.subjectId] : []),
    ]),
  );
  await ctx.db.transaction((tx) =>
    audit(ctx, tx, actor, {
      action: 'listAudit',
      subjectType: 'audit',
      subjectId: 'audit',
      people: people.size,
    }),
  );
  return {
    entries: page.map(({ log, name, email }) => ({
      id: log.id,
      at: log.at.toISOString(),
      actor: log.actorId === null ? null : { id: log.actorId, name: name ?? '', email: email ?? '' },
      action: log.action,
      action_name: actionName(log.action),
      subject: {
        id: log.subjectId,
        kind: kindName(log.subjectType),
        name: names.get(log.subjectId) ?? null,
      },
      people: log.people,
      reason: log.reason,
    })),
    next: rows.length > limit && last ? `${last.at.getTime()}.${last.id}` : null,
  };
};

/** Rows of whom or what a search means; none where it means nobody. */
async function among(
  sought: string | undefined,
  column: typeof auditLog.actorId | typeof auditLog.subjectId,
  find: (pattern: string) => Promise<string[]>,
): Promise<SQL | undefined> {
  const pattern = searchPattern(sought);
  if (!pattern) return undefined;
  const exact = sought?.trim() ?? '';
  const ids = isOneThing(exact) ? [exact.toLowerCase()] : await find(pattern);
  return ids.length > 0 ? inArray(column, ids) : sql`false`;
}

/** The rows that come after a page's last one. */
function behind(after: string | undefined): SQL | undefined {
  if (!after) return undefined;
  const [at, id] = after.split('.').map(Number) as [number, number];
  return sql`(${auditLog.at}, ${auditLog.id}) < (${new Date(at).toISOString()}::timestamptz, ${id}::bigint)`;
}
