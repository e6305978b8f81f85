import { sql } from 'drizzle-orm';
import type { Student } from '../../actor.ts';
import type { Activity } from '../../../contract/analytics.ts';
import type { Database } from '../../db/connection.ts';
import { hotStatement } from '../../db/hot-statement.ts';
import { activities, auditLog, drafts, responses } from '../../db/schema.ts';
import type { ReceivedEvaluationId } from '../scope.ts';

const ACTIVITY = 'SUBMIT_RESPONSE' satisfies Activity;

/** Each value travels once; the parts of the statement take it from here. */
const GIVEN = sql`
  SELECT ${sql.placeholder('id')}::uuid AS id, ${sql.placeholder('form')}::uuid AS form,
    ${sql.placeholder('student')}::uuid AS student, ${sql.placeholder('at')}::timestamptz AS at,
    ${sql.placeholder('answers')}::jsonb AS answers, ${sql.placeholder('teacherRequest')}::text AS request,
    ${sql.placeholder('guarded')}::boolean AS guarded, ${sql.placeholder('basedOn')}::timestamptz AS based_on`;

const store = hotStatement<{ id: string }>(
  'store_answers',
  sql`
  WITH given AS MATERIALIZED (${GIVEN}),
  stored AS (
    INSERT INTO ${responses} (id, evaluation_id, student_id, submitted_at, answers, teacher_request, created_at)
    SELECT id, form, student, at, answers, request, at FROM given
    WHERE NOT guarded OR NOT EXISTS (
      SELECT FROM ${drafts} WHERE evaluation_id = form AND student_id = student AND saved_at IS DISTINCT FROM based_on
    )
    ON CONFLICT (evaluation_id, student_id) DO UPDATE
    SET submitted_at = excluded.submitted_at, answers = excluded.answers, teacher_request = excluded.teacher_request,
      version = responses.version + 1
    WHERE responses.submitted_at IS NULL AND responses.remark IS NULL
    RETURNING id
  ),
  cleared AS (
    DELETE FROM ${drafts} USING given, stored WHERE evaluation_id = given.form AND student_id = given.student
  ),
  audited AS (
    INSERT INTO ${auditLog} (at, actor_id, action, subject_type, subject_id)
    SELECT given.at, given.student, 'submitAnswers', 'response', stored.id::text FROM given, stored
  ),
  noted AS (
    INSERT INTO ${activities} (user_id, role, action, at)
    SELECT given.student, 'student', ${sql.raw(`'${ACTIVITY}'`)}, given.at FROM given, stored
  )
  SELECT id FROM stored`,
);

/**
 * Stores answers together with their audit row and their activity, and clears the draft: all in one statement, since what
 * a submission costs is the number of its statements (docs/decisions/0006-submit-cost.md). It needs the form to be held:
 * only a statement that begins after that sees a draft which was saved while we waited.
 * Race: two submissions at once; the unique constraint lets one through, the condition refuses the other.
 * @param given `at` in ISO 8601; `id` for a row that is not there yet; `basedOn` the only draft that may be left behind,
 *   null for none, undefined for any
 * @returns the row's id, or undefined when it was submitted or evaluated before, or the draft is another one
 */
export async function storeAnswers(
  tx: Database,
  form: ReceivedEvaluationId,
  student: Student,
  given: {
    id: string;
    at: string;
    answers: string[];
    teacherRequest: string | null;
    basedOn: string | null | undefined;
  },
): Promise<string | undefined> {
  const answers = JSON.stringify(given.answers);
  const basedOn = new Date(given.basedOn ?? Number.NaN);
  // A month 13 passes the contract's pattern; nothing was ever saved then.
  const seen = Number.isNaN(basedOn.getTime()) ? null : basedOn.toISOString();
  const guarded = given.basedOn !== undefined;
  const [row] = await store(tx, { ...given, answers, form, student: student.userId, guarded, basedOn: seen });
  return row?.id;
}
