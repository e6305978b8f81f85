import { audit, recordActivity } from '../../audit.ts';
import type { Handler } from '../../handler.ts';
import { rangeOf } from './range.ts';
import { writeReport } from './report-book.ts';
import { classesContent, evaluationsContent, usersContent } from './report-rows.ts';

const REPORTS = {
  users: { title: '사용자 보고서', sheet: '사용자', read: usersContent },
  classes: { title: '수업 보고서', sheet: '수업', read: classesContent },
  evaluations: { title: '자기평가 보고서', sheet: '자기평가', read: evaluationsContent },
} as const;

/** A spreadsheet for paper. What it holds of people is counted in the audit log before it leaves. */
export const exportReport: Handler<'exportReport'> = async (ctx, actor, input) => {
  const range = rangeOf(ctx, input);
  const { title, sheet, read } = REPORTS[input.type];
  const { people, about, ...content } = await ctx.db.transaction((tx) => read(tx, range), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const { siteName } = await ctx.settings.read();
  const { startDate, endDate } = range;
  const period = `기간 ${startDate} ~ ${endDate} · ${siteName}`;
  const name = `report_${input.type}_${startDate}_${endDate}`;
  const file = await writeReport(name, sheet, { ...content, title, about: [period, ...about] });
  await ctx.db.transaction(async (tx) => {
    await audit(ctx, tx, actor, {
      action: 'exportReport',
      subjectType: 'report',
      subjectId: `${input.type}:${startDate}:${endDate}`,
      people,
    });
    await recordActivity(ctx, tx, actor.userId, 'EXPORT_EXCEL');
  });
  return file;
};
