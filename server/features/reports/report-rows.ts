import { and, count, countDistinct, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { classes, evaluations, users } from '../../db/schema.ts';
import { standingForms } from '../analytics/count-standing.ts';
import { round1 } from '../analytics/figures.ts';
import { seoulDay } from '../../clock.ts';
import { isLivingForm } from '../evaluations/kinds.ts';
import { isClosed } from '../evaluations/rules.ts';
import type { Range } from './range.ts';
import { ROLES } from '../users/own-words.ts';
import { SEMESTERS } from '../term/sheet-words.ts';
import type { Report } from './report-book.ts';

/** Rows of one sheet: some 500 pages of paper, and a few seconds of this server. The sheet says when there are more. */
const MOST_ROWS = 20_000;

const TYPE = { subject: '교과', creative: '창의적 체험활동' } as const;

/** A sheet without its title, and how many people are named in it. */
interface Content extends Omit<Report, 'title'> {
  people: number;
}

const dayOr = (at: Date | null) => (at ? seoulDay(at) : '');
const byName = sql`${users.name} COLLATE "C"`;

function countLine(total: number, unit: string, shown: number): string {
  const all = `모두 ${total.toLocaleString('ko-KR')}${unit}`;
  return total > shown
    ? `${all}. 이 시트에는 앞의 ${shown.toLocaleString('ko-KR')}${unit}만 담았습니다.`
    : all;
}

/** Everybody who registered by the end of the range and has not left. */
export async function usersContent(tx: Database, range: Range): Promise<Content> {
  const standing = and(isNull(users.withdrawnAt), lt(users.createdAt, range.end));
  const byRole = await tx
    .select({ role: users.role, n: count() })
    .from(users)
    .where(standing)
    .groupBy(users.role);
  const [fresh] = await tx
    .select({ n: count() })
    .from(users)
    .where(and(standing, gte(users.createdAt, range.begin)));
  const rows = await tx
    .select()
    .from(users)
    .where(standing)
    .orderBy(
      sql`CASE ${users.role} WHEN 'admin' THEN 1 WHEN 'teacher' THEN 2 WHEN 'student' THEN 3 ELSE 4 END`,
      sql`${users.school} COLLATE "C" NULLS FIRST, ${users.studentNumber} COLLATE "C" NULLS FIRST`,
      byName,
      users.id,
    )
    .limit(MOST_ROWS);
  const of = (role: string) => byRole.find((row) => row.role === role)?.n ?? 0;
  const total = byRole.reduce((sum, { n }) => sum + n, 0);
  return {
    people: rows.length,
    about: [
      `${range.endDate}까지 가입하고 탈퇴하지 않은 사용자. ${countLine(total, '명', rows.length)}`,
      `교사 ${of('teacher')}명, 학생 ${of('student')}명, 관리자 ${of('admin')}명. 기간 안에 가입한 사용자 ${fresh?.n ?? 0}명`,
    ],
    columns: [
      { header: '역할', width: 9, align: 'center' },
      { header: '이름', width: 14 },
      { header: '이메일', width: 32 },
      { header: '학교', width: 22 },
      { header: '학번', width: 9, align: 'center' },
      { header: '담당 과목', width: 16 },
      { header: '상태', width: 9, align: 'center' },
      { header: '가입일', width: 12, align: 'center' },
      { header: '마지막 로그인', width: 14, align: 'center' },
    ],
    rows: rows.map((row) => [
      row.role ? ROLES[row.role] : '선택 전',
      row.name,
      row.email,
      row.school ?? '',
      row.studentNumber ?? '',
      row.subject ?? '',
      row.isActive ? '사용 중' : '중지',
      seoulDay(row.createdAt),
      dayOr(row.lastLoginAt),
    ]),
  };
}

const students = sql<number>`(SELECT count(*)::int FROM enrolments WHERE class_id = ${classes.id} AND left_at IS NULL)`;
const forms = sql<number>`(SELECT count(*)::int FROM evaluations WHERE class_id = ${classes.id} AND deleted_at IS NULL AND kind = 'form')`;

/** The classes that were made by the end of the range and stand. */
export async function classesContent(tx: Database, range: Range): Promise<Content> {
  const standing = and(isNull(classes.deletedAt), lt(classes.createdAt, range.end));
  const [all] = await tx
    .select({ n: count(), teachers: countDistinct(classes.teacherId) })
    .from(classes)
    .where(standing);
  const rows = await tx
    .select({ class: classes, teacher: users.name, school: users.school, students, forms })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(standing)
    .orderBy(
      sql`${users.school} COLLATE "C" NULLS FIRST`,
      byName,
      users.id,
      sql`${classes.name} COLLATE "C"`,
      classes.id,
    )
    .limit(MOST_ROWS);
  return {
    people: new Set(rows.map((row) => row.class.teacherId)).size,
    about: [
      `${range.endDate}까지 만들었고 지우지 않은 수업. ${countLine(all?.n ?? 0, '개', rows.length)}`,
      `수업이 있는 교사 ${all?.teachers ?? 0}명. 학생과 자기평가지는 지금의 수`,
    ],
    columns: [
      { header: '학교', width: 22 },
      { header: '교사', width: 14 },
      { header: '수업', width: 28 },
      { header: '과목', width: 16 },
      { header: '유형', width: 16 },
      { header: '학년도', width: 9, align: 'center' },
      { header: '학기', width: 10, align: 'center' },
      { header: '학년', width: 7, align: 'center' },
      { header: '학생(명)', width: 10, align: 'right' },
      { header: '자기평가지(개)', width: 14, align: 'right' },
      { header: '만든 날', width: 12, align: 'center' },
    ],
    rows: rows.map((row) => [
      row.school ?? '',
      row.teacher,
      row.class.name,
      row.class.subjectName ?? '',
      TYPE[row.class.type],
      String(row.class.schoolYear),
      row.class.semester ? SEMESTERS[row.class.semester] : '',
      row.class.grade === null ? '' : `${row.class.grade}학년`,
      row.students,
      row.forms,
      seoulDay(row.class.createdAt),
    ]),
  };
}

function stateOf(form: typeof evaluations.$inferSelect, now: Date): string {
  if (!form.isDistributed) return '배포 전';
  return isClosed(form, now) ? '마감' : '진행 중';
}

interface FormCount {
  id: string;
  expected: number;
  answered: number;
}

/** The forms that were made in the range and stand. */
export async function evaluationsContent(tx: Database, range: Range): Promise<Content> {
  const during = and(gte(evaluations.createdAt, range.begin), lt(evaluations.createdAt, range.end));
  const standing = and(during, isLivingForm, isNull(classes.deletedAt));
  const [all] = await tx
    .select({ n: count() })
    .from(evaluations)
    .innerJoin(classes, eq(classes.id, evaluations.classId))
    .where(standing);
  const rows = await tx
    .select({
      form: evaluations,
      className: classes.name,
      teacherId: users.id,
      teacher: users.name,
      school: users.school,
    })
    .from(evaluations)
    .innerJoin(classes, eq(classes.id, evaluations.classId))
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(standing)
    .orderBy(desc(evaluations.createdAt), desc(evaluations.id))
    .limit(MOST_ROWS);
  const ids = rows.map(({ form }) => form.id);
  const counted =
    ids.length === 0
      ? []
      : (
          (await tx.execute(
            sql`SELECT id, expected::int, answered::int FROM (${standingForms(inArray(evaluations.id, ids), range.now)}) AS forms`,
          )) as { rows: FormCount[] }
        ).rows;
  const counts = new Map(counted.map((row) => [row.id, row]));
  return {
    people: new Set(rows.map((row) => row.teacherId)).size,
    about: [
      `기간 안에 만들었고 지우지 않은 자기평가지. ${countLine(all?.n ?? 0, '개', rows.length)}`,
      '학생과 제출은 지금의 수. 제출률은 지금 수업에 있는 학생 가운데 제출한 학생의 비율',
    ],
    columns: [
      { header: '학교', width: 22 },
      { header: '교사', width: 14 },
      { header: '수업', width: 28 },
      { header: '유형', width: 16 },
      { header: '상태', width: 10, align: 'center' },
      { header: '문항(개)', width: 9, align: 'right' },
      { header: '학생(명)', width: 9, align: 'right' },
      { header: '제출(명)', width: 9, align: 'right' },
      { header: '제출률(%)', width: 10, align: 'right' },
      { header: '만든 날', width: 12, align: 'center' },
      { header: '배포한 날', width: 12, align: 'center' },
      { header: '마감한 날', width: 12, align: 'center' },
    ],
    rows: rows.map((row) => {
      const { expected = 0, answered = 0 } = counts.get(row.form.id) ?? {};
      return [
        row.school ?? '',
        row.teacher,
        row.className,
        TYPE[row.form.type],
        stateOf(row.form, range.now),
        row.form.questions.length,
        expected,
        answered,
        row.form.isDistributed && expected > 0 ? round1((answered * 100) / expected) : '',
        seoulDay(row.form.createdAt),
        dayOr(row.form.distributedAt),
        isClosed(row.form, range.now) ? dayOr(row.form.closedAt ?? row.form.dueAt) : '',
      ];
    }),
  };
}
