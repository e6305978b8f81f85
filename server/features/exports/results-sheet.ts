import { countBytes } from '../../../record/index.ts';
import { seoulMinute } from '../../clock.ts';
import type { ErrorSpan, evaluations, responses } from '../../db/schema.ts';
import { sayErrors } from '../findings/error-findings.ts';
import type { findDismissals } from '../findings/queries.ts';
import { type EnrolledStudent, submissionStatusOf } from '../responses/present.ts';
import type { Sheet, SheetColumn } from './sheet.ts';

const STATUS = {
  not_submitted: '미제출',
  submitted: '제출',
  evaluated: '작성됨(비공개)',
  published: '공개',
} as const;
/** What stands before a text that no teacher has confirmed (decisions.md, section 4). */
export const UNCONFIRMED = '(교사 확인 전) ';
/** What stands beside a text in which the record rules object to nothing. */
const NOTHING_FOUND = '걸리는 표현 없음';

type Form = Pick<typeof evaluations.$inferSelect, 'questions'>;
/** Without where a text comes from: that is more to read than all the rest. */
type ResponseRow = Omit<typeof responses.$inferSelect, 'provenance'>;

export interface Results {
  students: EnrolledStudent[];
  /** The responses to this form. */
  rows: ResponseRow[];
  dismissals: Awaited<ReturnType<typeof findDismissals>>;
  /** What the record rules forbid in each remark. */
  errors: ReadonlyMap<string, readonly ErrorSpan[]>;
}

/**
 * One row for each student in the class: answers as the teacher edited them, observation, remark with its bytes and with
 * what the record rules forbid in it. Findings never stop an export; a teacher has to see them before NEIS does.
 */
export function resultsSheet(name: string, form: Form, results: Results): Sheet {
  const byStudent = new Map(results.rows.map((row) => [row.studentId, row]));
  return {
    name,
    columns: columnsOf(form),
    rows: results.students.map((student) => cellsOf(form, student, byStudent.get(student.id), results)),
  };
}

function columnsOf(form: Form): SheetColumn[] {
  return [
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
}

function cellsOf(
  form: Form,
  student: EnrolledStudent,
  row: ResponseRow | undefined,
  { dismissals, errors }: Results,
): string[] {
  const answers = row?.editedAnswers ?? row?.answers ?? [];
  return [
    student.student_number ?? '',
    student.name,
    STATUS[row ? submissionStatusOf(row) : 'not_submitted'],
    row?.submittedAt ? seoulMinute(row.submittedAt) : '',
    ...form.questions.map((_, index) => answers[index] ?? ''),
    row?.teacherRequest ?? '',
    row?.observation ?? '',
    row?.remark == null ? '' : (row.confirmedAt ? '' : UNCONFIRMED) + row.remark,
    row?.remark == null ? '' : String(countBytes(row.remark)),
    row?.remark == null
      ? ''
      : sayErrors(row.remark, errors.get(row.id) ?? [], dismissals.get(row.id) ?? []).join('\n') ||
        NOTHING_FOUND,
  ];
}
