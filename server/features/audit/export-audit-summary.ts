import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import { audit, recordActivity } from '../../audit.ts';
import { actionName, EXPORTS, kindName } from '../../audit-words.ts';
import { seoulMinute } from '../../clock.ts';
import { auditLog, users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { writeBook } from '../exports/sheet.ts';
import { findSubjectNames } from './subjects.ts';
import { monthOf, summarizeMonth } from './summarize-month.ts';

/** Far more than a school takes out in a month; a spreadsheet that nobody can read helps nobody. */
const MOST = 10_000;

/** A month for the file of whoever answers for data protection: figures, and each file that left with people's data. */
export const exportAuditSummary: Handler<'exportAuditSummary'> = async (ctx, actor, input) => {
  const summary = await summarizeMonth(ctx, input.month);
  const { from, to, month } = monthOf(ctx, input.month);
  const rows = await ctx.db
    .select({ log: auditLog, name: users.name, email: users.email })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(gte(auditLog.at, from), lt(auditLog.at, to), inArray(auditLog.action, EXPORTS)))
    .orderBy(asc(auditLog.at), asc(auditLog.id))
    .limit(MOST);
  const names = await findSubjectNames(
    ctx.db,
    rows.map(({ log }) => log),
  );
  const people = new Set(rows.flatMap(({ log }) => (log.actorId ? [log.actorId] : []))).size;
  await ctx.db.transaction(async (tx) => {
    await audit(ctx, tx, actor, {
      action: 'exportAuditSummary',
      subjectType: 'audit',
      subjectId: month,
      people,
    });
    await recordActivity(ctx, tx, actor.userId, 'EXPORT_EXCEL');
  });
  const number = (value: number) => value.toLocaleString('ko-KR');
  return writeBook(`감사_기록_${month}`, [
    {
      name: '한 일',
      columns: [
        { header: '한 일', width: 36 },
        { header: '횟수', width: 10 },
        { header: '담긴 사람 수(연인원)', width: 20 },
      ],
      rows: [
        ...summary.actions.map((row) => [row.name, number(row.count), number(row.people)]),
        ['모두', number(summary.total), ''],
        ['그중 파일로 내보낸 것', number(summary.exports.count), number(summary.exports.people)],
      ],
    },
    {
      name: '내보낸 파일',
      columns: [
        { header: '때', width: 18 },
        { header: '누가', width: 14 },
        { header: '이메일', width: 28 },
        { header: '한 일', width: 32 },
        { header: '대상', width: 28 },
        { header: '사람 수', width: 10 },
        { header: '이유', width: 30 },
      ],
      rows: rows.map(({ log, name, email }) => [
        seoulMinute(log.at),
        name ?? '시스템',
        email ?? '',
        actionName(log.action),
        `${kindName(log.subjectType)} ${names.get(log.subjectId) ?? log.subjectId}`,
        log.people === null ? '' : number(log.people),
        log.reason ?? '',
      ]),
    },
  ]);
};
