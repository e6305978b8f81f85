import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { analyticsStanding, classes, enrolments, evaluations, responses, users } from '../../db/schema.ts';
import { isLivingForm } from '../evaluations/kinds.ts';
import { dayOf } from './days.ts';

/**
 * Forms that stand and fulfil `where`, each with its students of now and how many of those have submitted. Reports and
 * the rate of the analytics mean the same by it. `where` speaks of `evaluations` alone. `closed_by_now` is what `isClosed` of the forms' rules.ts says.
 */
export function standingForms(where: SQL, now: Date): SQL {
  return sql`
  SELECT form.*, form.is_distributed AND (form.is_closed OR coalesce(form.due_at <= ${now.toISOString()}::timestamptz, false)) AS closed_by_now,
    coalesce(enrolled.students, 0) AS expected, coalesce(submitted.students, 0) - coalesce(gone.students, 0) AS answered
  FROM (${formsWhere(where)}) AS form
  LEFT JOIN (
    SELECT ${enrolments.classId}, count(*) AS students FROM ${enrolments}
    WHERE ${enrolments.leftAt} IS NULL GROUP BY 1
  ) AS enrolled ON enrolled.class_id = form.class_id
  LEFT JOIN (
    SELECT ${responses.evaluationId}, count(*) AS students
    FROM ${responses} JOIN ${evaluations} ON ${evaluations.id} = ${responses.evaluationId}
    WHERE ${responses.submittedAt} IS NOT NULL AND ${where} GROUP BY 1
  ) AS submitted ON submitted.evaluation_id = form.id
  LEFT JOIN (
    -- Leaving keeps the row of the seat, and few leave: to take those away is far less than to look for all who stayed.
    SELECT ${responses.evaluationId}, count(*) AS students
    FROM ${enrolments}
    JOIN ${evaluations} ON ${evaluations.classId} = ${enrolments.classId}
    JOIN ${responses} ON ${responses.evaluationId} = ${evaluations.id}
      AND ${responses.studentId} = ${enrolments.studentId}
    WHERE ${enrolments.leftAt} IS NOT NULL AND ${responses.submittedAt} IS NOT NULL AND ${where} GROUP BY 1
  ) AS gone ON gone.evaluation_id = form.id`;
}

function formsWhere(where: SQL): SQL {
  return sql`
    SELECT ${evaluations.id}, ${evaluations.classId}, ${evaluations.type}, ${evaluations.isDistributed},
      ${evaluations.createdAt},
      ${evaluations.distributedAt}, ${evaluations.markedClosed}, ${evaluations.dueAt},
      coalesce(${evaluations.distributedAt}, ${evaluations.createdAt}) AS handed_out_at
    FROM ${evaluations} JOIN ${classes} ON ${classes.id} = ${evaluations.classId}
    WHERE ${isLivingForm} AND ${classes.deletedAt} IS NULL AND ${where}`;
}

type Counts = Omit<typeof analyticsStanding.$inferSelect, 'day'>;
const NOTHING: Counts = {
  accounts: 0,
  classes: 0,
  forms: 0,
  expected: 0,
  answered: 0,
  responses: 0,
  timed: 0,
  responseMs: 0,
};

/** Counts what stands now by the day on which it began, all of it: leaving, cancelling and deleting change it backwards. */
export async function countStanding(tx: Database, now: Date): Promise<void> {
  const byDay = new Map<string, Counts>();
  for (const query of [accounts(), livingClasses(), formsMade(), handedOut(now), handedIn()]) {
    // One after the other: each has to end within the time of a statement.
    const { rows } = (await tx.execute(query)) as { rows: (Partial<Counts> & { day: string })[] };
    for (const { day, ...counts } of rows) byDay.set(day, { ...(byDay.get(day) ?? NOTHING), ...counts });
  }
  await tx.delete(analyticsStanding);
  const all = [...byDay].map(([day, counts]) => ({ day, ...counts }));
  for (let from = 0; from < all.length; from += ROWS_AT_ONCE)
    await tx.insert(analyticsStanding).values(all.slice(from, from + ROWS_AT_ONCE));
}

/** A statement takes 65,535 values. */
const ROWS_AT_ONCE = 5_000;

function accounts(): SQL {
  return sql`SELECT ${dayOf(users.createdAt)}::text AS day, count(*)::int AS accounts FROM ${users} GROUP BY 1`;
}

function livingClasses(): SQL {
  return sql`
    SELECT ${dayOf(classes.createdAt)}::text AS day, count(*)::int AS classes
    FROM ${classes} WHERE ${classes.deletedAt} IS NULL GROUP BY 1`;
}

function formsMade(): SQL {
  return sql`
    SELECT ${dayOf(sql`form.created_at`)}::text AS day, count(*)::int AS forms
    FROM (${formsWhere(sql`true`)}) AS form GROUP BY 1`;
}

function handedOut(now: Date): SQL {
  return sql`
    SELECT ${dayOf(sql`handed_out_at`)}::text AS day, sum(expected)::int AS expected, sum(answered)::int AS answered
    FROM (${standingForms(sql`${evaluations.isDistributed}`, now)}) AS forms GROUP BY 1`;
}

function handedIn(): SQL {
  const took = sql`extract(epoch FROM ${responses.submittedAt} - form.distributed_at)`;
  return sql`
    SELECT ${dayOf(responses.submittedAt)}::text AS day, count(*)::int AS responses,
      (count(*) FILTER (WHERE ${took} >= 0))::int AS timed,
      coalesce(sum(round(${took} * 1000)) FILTER (WHERE ${took} >= 0), 0)::float8 AS "responseMs"
    FROM ${responses} JOIN (${formsWhere(sql`true`)}) AS form ON form.id = ${responses.evaluationId}
    WHERE ${responses.submittedAt} IS NOT NULL GROUP BY 1`;
}
