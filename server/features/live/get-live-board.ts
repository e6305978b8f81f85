import { and, eq, sql } from 'drizzle-orm';
import type { LiveBoard, LiveState } from '../../../contract/live.ts';
import type { Teacher } from '../../actor.ts';
import { type AuditedView, auditView } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { hotStatement } from '../../db/hot-statement.ts';
import { classCodes, drafts, enrolments, responses, sheetOpenings, users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { isActive, isClosed } from '../evaluations/rules.ts';
import { taughtEvaluation } from '../scope.ts';

/** Read once a second while a board is watched. It asks whether there is something, never what. */
const findStates = hotStatement<{
  id: string;
  name: string;
  student_number: string | null;
  state: LiveState;
}>(
  'live_states',
  sql`
  SELECT u.id, u.name, e.student_number,
    CASE WHEN r.submitted_at IS NOT NULL THEN 'submitted' WHEN d.saved_at IS NOT NULL THEN 'writing'
      WHEN o.opened_at IS NOT NULL THEN 'opened' ELSE 'joined' END AS state
  FROM ${enrolments} e JOIN ${users} u ON u.id = e.student_id
    LEFT JOIN ${responses} r ON r.evaluation_id = ${sql.placeholder('form')} AND r.student_id = e.student_id
    LEFT JOIN ${drafts} d ON d.evaluation_id = ${sql.placeholder('form')} AND d.student_id = e.student_id
    LEFT JOIN ${sheetOpenings} o ON o.evaluation_id = ${sql.placeholder('form')} AND o.student_id = e.student_id
  WHERE e.class_id = ${sql.placeholder('class')} AND e.left_at IS NULL AND u.withdrawn_at IS NULL
  ORDER BY e.student_number COLLATE "C" NULLS LAST, u.name COLLATE "C", u.id`,
);

/** Who has come how far, for a page that a whole class sees. */
export const getLiveBoard: Handler<'getLiveBoard'> = async (ctx, actor, input) => {
  const reply = await readLiveBoard(ctx, actor, input.id);
  await auditView(ctx, actor, viewOf('getLiveBoard', reply));
  return reply;
};

/** What the log says of a look at a board. */
export function viewOf(
  action: 'getLiveBoard' | 'watchLiveBoard',
  { board }: { board: LiveBoard },
): AuditedView {
  return { action, subjectType: 'evaluation', subjectId: board.id, people: board.students.length };
}

/** The board as it is now. @throws NOT_FOUND unless the form is the teacher's */
export async function readLiveBoard(
  ctx: Context,
  actor: Teacher,
  formId: string,
): Promise<{ board: LiveBoard }> {
  const form = await taughtEvaluation(ctx.db, actor, formId);
  const [students, [current]] = await Promise.all([
    findStates(ctx.db, { form: form.id, class: form.class.id }),
    ctx.db
      .select({ code: classCodes.code })
      .from(classCodes)
      .where(and(eq(classCodes.classId, form.class.id), eq(classCodes.isCurrent, true))),
  ]);
  const now = ctx.clock.now();
  return {
    board: {
      id: form.id,
      class: { id: form.class.id, name: form.class.name },
      class_content: form.classContent,
      code: current?.code ?? null,
      is_distributed: form.isDistributed,
      is_closed: isClosed(form, now),
      due_at: form.dueAt?.toISOString() ?? null,
      students: students.map(({ id, name, student_number, state }) => ({ id, student_number, name, state })),
      can: { close: isActive(form, now), reopen: isClosed(form, now) },
    },
  };
}
