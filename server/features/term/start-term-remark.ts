import { eq } from 'drizzle-orm';
import type { Provenance, Source } from '../../../contract/provenance.ts';
import { audit } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import { responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { keepVersion } from '../remarks/versions.ts';
import { replyResponse } from '../responses/queries.ts';
import { assertEvaluated, assertVersion } from '../responses/rules.ts';
import { taughtClass, taughtResponse } from '../scope.ts';
import { holdTermRow } from './term-row.ts';
import { ensureTermSheet } from './term-sheet.ts';

/** Takes over the remark of one form as the term remark, unconfirmed; what stood there stays as a version. */
export const startTermRemark: Handler<'startTermRemark'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const owner = await taughtClass(tx, actor, input.classId, 'share');
    const from = await taughtResponse(tx, actor, input.responseId);
    const fits =
      from.evaluation.kind === 'form' &&
      from.evaluation.class.id === owner.id &&
      from.studentId === input.studentId;
    if (!fits) throw new CodedError('NOT_FOUND');
    assertEvaluated(from);
    const sheetId = await ensureTermSheet(ctx, tx, owner);
    const { row, isNew } = await holdTermRow(ctx, tx, actor, { sheetId, studentId: input.studentId });
    // Race: two tabs of one teacher; the second must see what it would replace.
    assertVersion({ version: isNew ? 0 : row.version }, input.version);
    const provenance = from.provenance && placedIn(from.provenance, from.evaluationId);
    await tx
      .update(responses)
      .set({ remark: from.remark, provenance, confirmedAt: null, version: row.version + 1 })
      .where(eq(responses.id, row.id));
    await keepVersion(ctx, tx, actor, row.id, { text: from.remark, writer: 'hand', provenance });
    await audit(ctx, tx, actor, { action: 'startTermRemark', subjectType: 'response', subjectId: row.id });
    return replyResponse(tx, row.id);
  });

/** The same sources, which are that form's from here on. */
function placedIn(provenance: Provenance, evaluationId: string): Provenance {
  const placed = (source: Source): Source => ({ ...source, evaluation_id: evaluationId });
  return {
    ...provenance,
    sentences: provenance.sentences.map((one) => ({ ...one, sources: one.sources.map(placed) })),
    dropped: provenance.dropped.map((one) => ({ ...one, source: placed(one.source) })),
    ...(provenance.finished && {
      finished: provenance.finished.map((one) => ({ ...one, sources: one.sources.map(placed) })),
    }),
  };
}
