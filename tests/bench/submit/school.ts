import type { Context } from '../../../server/context.ts';
import { type SQL, sql } from 'drizzle-orm';
import { CONSENT_VERSION } from '../../../server/features/auth/consent.ts';

/** Every student is in every class, so each pair of a student and a form is one submission. */
export const STUDENTS = 100;
const CLASSES = 10;

/** The kinds of id; the number stands at the front of the id, the thing's own number at its end. */
export const KINDS = { teacher: 1, student: 2, class: 3, evaluation: 4, session: 5, response: 6 } as const;
export type Kind = keyof typeof KINDS;

const prefix = (kind: Kind) => `0000000${KINDS[kind]}-0000-7000-8000-`;

/** The id of the nth thing of a kind, the same at each run. */
export function idOf(kind: Kind, n: number): string {
  return prefix(kind) + String(n).padStart(12, '0');
}

/** The same id as an expression over a number that PostgreSQL has; as text. */
export function idExpression(kind: Kind, number: string): string {
  return `('${prefix(kind)}' || lpad((${number})::text, 12, '0'))`;
}

export const QUESTIONS = [
  '무엇을 했나요?',
  '왜 그렇게 했나요?',
  '무엇이 어려웠나요?',
  '어떻게 도왔나요?',
  '무엇을 배웠나요?',
];
export const ANSWERS = QUESTIONS.map(
  (_, index) =>
    `${index + 1}번째로 미세먼지 농도를 여섯 지점에서 재고 표로 정리했습니다. 결과를 모둠과 비교하면서 원인을 토의했고, 바람의 방향을 더 조사했습니다.`,
);

/** One teacher, ten classes, a hundred students with a living session each, and `forms` forms that wait for answers. */
export async function buildSchool(ctx: Context, forms: number): Promise<void> {
  const now = sql.raw(`'${ctx.clock.now().toISOString()}'::timestamptz`);
  const id = (kind: Kind, number: string): SQL => sql.raw(`${idExpression(kind, number)}::uuid`);
  const version = sql.raw(`'${CONSENT_VERSION}'`);
  const run = (statement: SQL) => ctx.db.execute(statement);
  await run(sql`INSERT INTO users (id, email, name, role, school, consent_version, created_at)
    VALUES (${id('teacher', '0')}, 'teacher@example.com', '교사', 'teacher', '시험학교', ${version}, ${now})`);
  await run(sql`INSERT INTO users (id, email, name, role, school, student_number, student_year, consent_version, created_at)
    SELECT ${id('student', 'n')}, 'student' || n || '@example.com', '학생' || n, 'student', '시험학교',
      (10000 + n)::text, 2026, ${version}, ${now} FROM generate_series(0, ${sql.raw(String(STUDENTS - 1))}) n`);
  await run(sql`INSERT INTO sessions (id, user_id, rotated_at, created_at, last_active_at)
    SELECT ${id('session', 'n')}, ${id('student', 'n')}, ${now}, ${now}, ${now}
    FROM generate_series(0, ${sql.raw(String(STUDENTS - 1))}) n`);
  await run(sql`INSERT INTO classes (id, teacher_id, name, subject_name, type, school_year, created_at)
    SELECT ${id('class', 'n')}, ${id('teacher', '0')}, '수업 ' || n, '통합사회', 'subject', 2026, ${now}
    FROM generate_series(0, ${sql.raw(String(CLASSES - 1))}) n`);
  await run(sql`INSERT INTO enrolments (class_id, student_id, student_number, joined_at)
    SELECT ${id('class', 'c')}, ${id('student', 's')}, (10000 + s)::text, ${now}
    FROM generate_series(0, ${sql.raw(String(CLASSES - 1))}) c, generate_series(0, ${sql.raw(String(STUDENTS - 1))}) s`);
  await run(sql`INSERT INTO evaluations (id, class_id, type, class_content, questions, is_distributed, created_at)
    SELECT ${id('evaluation', 'n')}, ${id('class', `n % ${CLASSES}`)}, 'subject', '지역의 미세먼지 자료를 모아 원인을 토의함',
      ${JSON.stringify(QUESTIONS)}::jsonb, true, ${now} FROM generate_series(0, ${sql.raw(String(forms - 1))}) n`);
  await run(sql`ANALYZE`);
}
