import { and, eq } from 'drizzle-orm';
import type { Student } from '../../actor.ts';
import { CodedError } from '../../coded-error.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertActive } from '../evaluations/rules.ts';
import { heldEvaluation, type ReceivedEvaluationId } from '../scope.ts';
import type { ResponseRow } from './present.ts';
import { areSameAnswers, assertComplete, assertNotEvaluated } from './rules.ts';
import { storeAnswers } from './store-answers.ts';

/**
 * Takes a student's answers once. The same answers again, after a reply that got lost on the way, give the first
 * receipt again, even when the form has been closed in between.
 */
export const submitAnswers: Handler<'submitAnswers'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    // Race: submitting against closing and leaving; both wait for us, or we for them and then see them.
    const form = await heldEvaluation(tx, actor, input.id);
    const given = { answers: input.responses, teacherRequest: input.teacherRequest?.trim() || null };
    if (form.isClosed) return afterClosing(await findOwn(tx, form.id, actor), given);
    assertActive(form);
    assertComplete(input.responses, form.questions);
    const at = ctx.clock.now().toISOString();
    const id = await storeAnswers(tx, form.id, actor, { id: newId(), at, ...given });
    if (!id) return refuse(await findOwn(tx, form.id, actor), given);
    const response = { id, evaluation_id: form.id, responses: input.responses, created_at: at };
    return { response, repeated: false };
  });

async function findOwn(
  tx: Database,
  form: ReceivedEvaluationId,
  student: Student,
): Promise<ResponseRow | undefined> {
  const [row] = await tx
    .select()
    .from(responses)
    .where(and(eq(responses.evaluationId, form), eq(responses.studentId, student.userId)));
  return row;
}

interface Given {
  answers: string[];
  teacherRequest: string | null;
}

/** The same body: another message to the teacher is something new, and must not be dropped without a word. */
function isSame(row: ResponseRow, given: Given): boolean {
  return (
    row.submittedAt !== null &&
    areSameAnswers(row.answers, given.answers) &&
    row.teacherRequest === given.teacherRequest
  );
}

/** Too late for anything new; whoever had submitted the same before is only told so again. */
function afterClosing(row: ResponseRow | undefined, given: Given) {
  if (row && isSame(row, given)) return firstReceipt(row);
  throw new CodedError('NOT_ACTIVE');
}

/** There was one already: the same again is fine, anything else is refused. */
function refuse(row: ResponseRow | undefined, given: Given) {
  if (!row) throw new CodedError('BUSY');
  if (isSame(row, given)) return firstReceipt(row);
  assertNotEvaluated(row);
  throw new CodedError('ALREADY_SUBMITTED');
}

function firstReceipt(row: ResponseRow) {
  return {
    response: {
      id: row.id,
      evaluation_id: row.evaluationId,
      responses: row.answers ?? [],
      created_at: (row.submittedAt ?? row.createdAt).toISOString(),
    },
    repeated: true,
  };
}
