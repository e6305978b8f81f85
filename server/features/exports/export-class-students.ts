import { audit, recordActivity } from '../../audit.ts';
import { seoulDay } from '../../clock.ts';
import type { Handler } from '../../handler.ts';
import { findStudents } from '../classes/queries.ts';
import { taughtClass } from '../scope.ts';
import { writeBook } from './sheet.ts';

/** The roster of a class, by number. */
export const exportClassStudents: Handler<'exportClassStudents'> = async (ctx, actor, input) => {
  const owner = await taughtClass(ctx.db, actor, input.id);
  const students = await findStudents(ctx.db, owner.id);
  await ctx.db.transaction(async (tx) => {
    await audit(ctx, tx, actor, {
      action: 'exportClassStudents',
      subjectType: 'class',
      subjectId: owner.id,
      people: students.length,
    });
    await recordActivity(ctx, tx, actor.userId, 'EXPORT_EXCEL');
  });
  const columns = [
    { header: '학번', width: 8 },
    { header: '이름', width: 12 },
    { header: '이메일', width: 30 },
    { header: '참여일', width: 12 },
    { header: '제출한 자기평가', width: 16 },
  ];
  const cells = students.map((student) => {
    const submitted = student.submissions.filter(
      (submission) => submission.status !== 'not_submitted',
    ).length;
    return [
      student.student_number ?? '',
      student.name,
      student.email,
      seoulDay(new Date(student.joined_at)),
      `${submitted} / ${student.submissions.length}`,
    ];
  });
  return writeBook(`${owner.name}_학생_명단_${seoulDay(ctx.clock.now())}`, [
    { name: owner.name, columns, rows: cells },
  ]);
};
