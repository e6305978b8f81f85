import { eq } from 'drizzle-orm';
import { countBytes } from '../../../record/index.ts';
import { audit, recordActivity } from '../../audit.ts';
import { seoulDay } from '../../clock.ts';
import { responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { checkOptionsOf } from '../findings/check-options.ts';
import { errorFindings } from '../findings/error-findings.ts';
import { findDismissals } from '../findings/queries.ts';
import { submissionStatusOf } from '../responses/present.ts';
import { findEnrolled } from '../responses/queries.ts';
import { taughtEvaluation } from '../scope.ts';
import { writeSheet } from './sheet.ts';

const STATUS = {
  not_submitted: '미제출',
  submitted: '제출',
  evaluated: '작성됨(비공개)',
  published: '공개',
} as const;
/** What stands before a text that no teacher has confirmed (decisions.md, section 4). */
const UNCONFIRMED = '(교사 확인 전) ';

/** What stands beside a text in which the record rules object to nothing. */
const NOTHING_FOUND = '걸리는 표현 없음';

/**
 * One row for each student in the class: answers as the teacher edited them, observation, remark with its bytes and with
 * what the record rules forbid in it. Findings never stop an export; a teacher has to see them before NEIS does.
 */
export const exportEvaluation: Handler<'exportEvaluation'> = async (ctx, actor, input) => {
  const form = await taughtEvaluation(ctx.db, actor, input.id);
  const students = await findEnrolled(ctx.db, form.class.id);
  const rows = await ctx.db.select().from(responses).where(eq(responses.evaluationId, form.id));
  const dismissals = await findDismissals(ctx.db, eq(responses.evaluationId, form.id));
  const rules = await checkOptionsOf(ctx, actor, form.class);
  const byStudent = new Map(rows.map((row) => [row.studentId, row]));
  await ctx.db.transaction(async (tx) => {
    await audit(ctx, tx, actor, {
      action: 'exportEvaluation',
      subjectType: 'evaluation',
      subjectId: form.id,
      people: students.length,
    });
    await recordActivity(ctx, tx, actor.userId, 'EXPORT_EXCEL');
  });
  const columns = [
    { header: '학번', width: 8 },
    { header: '이름', width: 10 },
    { header: '상태', width: 13 },
    { header: '제출 일시', width: 18 },
    ...form.questions.map((question, index) => ({ header: `${index + 1}. ${question}`, width: 40 })),
    { header: '선생님께 한마디', width: 24 },
    { header: '교사 관찰', width: 40 },
    { header: '기록문', width: 70 },
    { header: '기록문 바이트', width: 12 },
    { header: '기재요령 확인', width: 30 },
  ];
  const cells = students.map((student) => {
    const row = byStudent.get(student.id);
    const answers = row?.editedAnswers ?? row?.answers ?? [];
    return [
      student.student_number ?? '',
      student.name,
      STATUS[row ? submissionStatusOf(row) : 'not_submitted'],
      row?.submittedAt ? seoulTime(row.submittedAt) : '',
      ...form.questions.map((_, index) => answers[index] ?? ''),
      row?.teacherRequest ?? '',
      row?.observation ?? '',
      row?.remark == null ? '' : (row.confirmedAt ? '' : UNCONFIRMED) + row.remark,
      row?.remark == null ? '' : String(countBytes(row.remark)),
      row?.remark == null
        ? ''
        : errorFindings(row.remark, dismissals.get(row.id) ?? [], rules).join('\n') || NOTHING_FOUND,
    ];
  });
  const name = `${form.class.name}_자기평가_결과_${seoulDay(ctx.clock.now())}`;
  return writeSheet({ name, sheet: form.class.name }, columns, cells);
};

function seoulTime(at: Date): string {
  const seoul = new Date(at.getTime() + 9 * 3600 * 1000).toISOString();
  return `${seoul.slice(0, 10)} ${seoul.slice(11, 16)}`;
}
