import { and, eq } from 'drizzle-orm';
import type { Student } from '../../actor.ts';
import { CodedError } from '../../coded-error.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { assertActive, isClosed } from '../evaluations/rules.ts';
import { heldEvaluation, type ReceivedEvaluationId } from '../scope.ts';
import type { ResponseRow } from './present.ts';
import {
  areSameAnswers,
  assertComplete,
  assertNotEvaluated,
  assertWriter,
  SAVED_ELSEWHERE,
} from './rules.ts';
import { storeAnswers } from './store-answers.ts';

/**
 * Takes a student's answers once. The same answers again, after a reply that got lost on the way, give the first
 * receipt again, even when the form has been closed in between. STALE: `basedOn` is not the stored draft, so something
 * newer than these answers may lie there; a cancelled submission that arrives once more is the same case.
 */
export const submitAnswers: Handler<'submitAnswers'> = async (ctx, actor, input) => {
  assertWriter(actor, input.studentId);
  return ctx.db.transaction(async (tx) => {
    // Race: submitting against closing and leaving; both wait for us, or we for them and then see them.
    const form = await heldEvaluation(tx, actor, input.id);
    const given = { answers: input.responses, teacherRequest: input.teacherRequest?.trim() || null };
    // Read now that the form is held: whoever waited for it past the due moment comes too late.
    const now = ctx.clock.now();
    if (isClosed(form, now)) return afterClosing(await findOwn(tx, form.id, actor), given);
    assertActive(form, now);
    assertComplete(input.responses, form.questions);
    const at = now.toISOString();
    const { basedOn } = input;
    const id = await storeAnswers(tx, form.id, actor, { id: newId(), at, ...given, basedOn });
    if (!id) return refuse(await findOwn(tx, form.id, actor), given, basedOn !== undefined);
    const response = { id, evaluation_id: form.id, responses: input.responses, created_at: at };
    return { response, repeated: false };
  });
};

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

/** There was one already: the same again is fine, anything else is refused. Or the draft is not the one that was seen. */
function refuse(row: ResponseRow | undefined, given: Given, guarded: boolean) {
  if (row && isSame(row, given)) return firstReceipt(row);
  if (row) assertNotEvaluated(row);
  if (row?.submittedAt) throw new CodedError('ALREADY_SUBMITTED');
  throw guarded ? new CodedError('STALE', { message: SAVED_ELSEWHERE }) : new CodedError('BUSY');
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
