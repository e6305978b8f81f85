import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/connection.ts';

const SCHOOLS = Number(process.env['SCHOOLS'] ?? 2400);
const TEACHERS = 4;
const STUDENTS = 40;
const CLASSES_EACH = 2;
const PER_CLASS = 20;
const ACTIVITIES = Number(process.env['ACTIVITIES'] ?? 1_000_000);
const SESSIONS = ACTIVITIES / 5;
const DAYS = 120;
/** One statement may take fifteen seconds. */
const AT_ONCE = 50_000;

export const COUNTRY = { schools: SCHOOLS, people: SCHOOLS * (TEACHERS + STUDENTS), activities: ACTIVITIES };

/** An id made of a kind and a number, so that rows find each other without a query. */
const idOf = (kind: number, n: string) =>
  sql.raw(
    `(lpad(to_hex(${kind}), 8, '0') || '-0000-7000-8000-' || lpad(to_hex((${n})::bigint), 12, '0'))::uuid`,
  );
const [SCHOOL, CLASS, FORM, RESPONSE, SESSION] = [1, 2, 3, 4, 5];
const PEOPLE_EACH = TEACHERS + STUDENTS;
/** A repeatable number from 0 to 1 of a row. */
const chance = (n: string, salt: number) =>
  sql.raw(`(((${n})::bigint * 7919 + ${salt} * 104729) % 10007 / 10007.0)`);
const ago = (part: ReturnType<typeof chance>) =>
  sql`now() - ${part} * interval '${sql.raw(String(DAYS))} days'`;

/** Numbers of a log follow time. */
const inOrder = (n: string) => sql.raw(`now() - (1 - ${n} / ${ACTIVITIES}.0) * interval '${DAYS} days'`);

/** 2,400 schools with their classes, forms, answers, sessions and a million activities over four months. */
export async function seedCountry(connection: Database): Promise<void> {
  await connection.transaction(async (db) => {
    // What is made here refers to what is made here: a million checks would only cost minutes.
    await db.execute(sql`SET LOCAL session_replication_role = replica`);
    await insertCountry(db);
  });
  await connection.execute(sql`ANALYZE`);
}

async function insertCountry(db: Database): Promise<void> {
  await inParts(
    COUNTRY.people,
    (part) => sql`
    INSERT INTO users (id, email, name, role, school, created_at)
    SELECT ${idOf(SCHOOL, 'n')}, 'p' || n || '@example.com', '사람' || n,
      CASE WHEN n % ${sql.raw(String(PEOPLE_EACH))} < ${sql.raw(String(TEACHERS))} THEN 'teacher' ELSE 'student' END,
      '학교' || n / ${sql.raw(String(PEOPLE_EACH))}, ${ago(chance('n', 1))}
    FROM ${part}`,
  );
  const classes = SCHOOLS * TEACHERS * CLASSES_EACH;
  const school = `(n / ${TEACHERS * CLASSES_EACH})`;
  await inParts(
    classes,
    (part) => sql`
    INSERT INTO classes (id, teacher_id, name, type, school_year, created_at)
    SELECT ${idOf(CLASS, 'n')}, ${idOf(SCHOOL, `${school} * ${PEOPLE_EACH} + n % ${TEACHERS}`)}, '수업' || n, 'subject',
      2026, ${ago(chance('n', 2))}
    FROM ${part}`,
  );
  const student = `(${school} * ${PEOPLE_EACH} + ${TEACHERS} + (s + n * ${PER_CLASS}) % ${STUDENTS})`;
  const members = sql.raw(`generate_series(0, ${PER_CLASS - 1}) AS s`);
  await inParts(
    classes,
    (part) => sql`
    INSERT INTO enrolments (class_id, student_id, joined_at, left_at)
    SELECT ${idOf(CLASS, 'n')}, ${idOf(SCHOOL, student)}, now(), CASE WHEN s = 7 AND n % 3 = 0 THEN now() END
    FROM ${part} CROSS JOIN ${members}`,
    AT_ONCE / PER_CLASS,
  );
  await inParts(
    classes,
    (part) => sql`
    INSERT INTO evaluations (id, class_id, type, class_content, questions, is_distributed, is_closed, distributed_at, created_at)
    SELECT ${idOf(FORM, 'n')}, ${idOf(CLASS, 'n')}, 'subject', '내용', '[]', n % 5 > 0, n % 5 > 2,
      CASE WHEN n % 5 > 0 THEN made + interval '2 hours' END, made
    FROM (SELECT n, ${ago(chance('n', 3))} AS made FROM ${part}) AS forms`,
  );
  await inParts(
    classes,
    (part) => sql`
    INSERT INTO responses (id, evaluation_id, student_id, submitted_at, created_at)
    SELECT ${idOf(RESPONSE, `n * ${PER_CLASS} + s`)}, ${idOf(FORM, 'n')}, ${idOf(SCHOOL, student)},
      ${ago(chance('n', 3))} + interval '3 hours' * (s + 1), now()
    FROM ${part} CROSS JOIN ${members} WHERE n % 5 > 0 AND (n + s) % 10 < 7`,
    AT_ONCE / PER_CLASS,
  );
  const person = (salt: number) =>
    sql.raw(`floor(((n::bigint * 48271 + ${salt}) % 1000003) / 1000003.0 * ${COUNTRY.people})`);
  await inParts(
    SESSIONS,
    (part) => sql`
    INSERT INTO sessions (id, user_id, rotated_at, created_at, last_active_at)
    SELECT ${idOf(SESSION, 'n')}, (lpad('1', 8, '0') || '-0000-7000-8000-' || lpad(to_hex(person::bigint), 12, '0'))::uuid,
      began, began, began + ${chance('n', 5)} * interval '90 minutes'
    FROM (SELECT n, ${person(11)} AS person, ${ago(chance('n', 4))} AS began FROM ${part}) AS held`,
  );
  await inParts(
    ACTIVITIES,
    (part) => sql`
    INSERT INTO activities (user_id, role, action, at)
    SELECT users.id, users.role, (ARRAY['PAGE_VIEW','PAGE_VIEW','PAGE_VIEW','LOGIN','SUBMIT_RESPONSE','JOIN_CLASS',
      'GENERATE_FINAL','EXPORT_EXCEL','GENERATE_QUESTIONS','CREATE_CLASS'])[n % 10 + 1], done.at
    FROM (
      SELECT n, (lpad('1', 8, '0') || '-0000-7000-8000-' || lpad(to_hex((${person(17)})::bigint), 12, '0'))::uuid AS id,
        ${inOrder('n')} AS at FROM ${part}
    ) AS done JOIN users ON users.id = done.id ORDER BY n`,
  );

  async function inParts(
    total: number,
    insert: (part: ReturnType<typeof sql>) => ReturnType<typeof sql>,
    size = AT_ONCE,
  ) {
    for (let from = 0; from < total; from += size) {
      const to = Math.min(total, from + size) - 1;
      await db.execute(insert(sql.raw(`generate_series(${from}, ${to}) AS n`) as ReturnType<typeof sql>));
    }
  }
}
