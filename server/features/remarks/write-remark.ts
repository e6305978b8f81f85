import { eq } from 'drizzle-orm';
import type { Provenance } from '../../../contract/provenance.ts';
import type { SavedResponse } from '../../../contract/responses.ts';
import type { Teacher } from '../../actor.ts';
import { audit, recordActivity } from '../../audit.ts';
import { CodedError, invalid } from '../../coded-error.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { responses } from '../../db/schema.ts';
import type { LedgerEntry, Written } from '../../writers/record-writer.ts';
import { lookAhead } from '../findings/kept-findings.ts';
import { findRosterNames, replyResponse } from '../responses/queries.ts';
import { areSameAnswers, assertFits, assertVersion } from '../responses/rules.ts';
import { taughtResponse } from '../scope.ts';
import { byteLimitOf } from './byte-limit.ts';
import { openLedgerEntry } from './ledger.ts';
import { type Material, materialOf } from './material.ts';
import { findPeople, namedOfSchool } from './people.ts';
import { keepVersion } from './versions.ts';

const UNSEEN = '교사 관찰을 입력해 주세요.';

export interface RemarkOrder {
  responseId: string;
  /** Blank only for a term remark of somebody who was seen in a form. */
  observation: string;
  /** Answers as the teacher edited them; absent: what is stored. */
  responses?: string[] | undefined;
  /** The version that the order was made for; absent: whatever is stored now. */
  version?: number | undefined;
  /** Runs inside the transaction that stores the text, after it: a job notes there that this student is done, and how. */
  alongside?: (tx: Database, written: Written) => Promise<void>;
}

/**
 * Writes a first draft from the answers and the observation and stores it as the newest version, private and
 * unconfirmed. The writer may be far away, so it works outside any transaction, and what it wrote is stored only if the
 * response still is what it was written from.
 * @throws NOT_FOUND, VALIDATION at `responses` or `observation`, STALE
 */
export async function writeRemark(
  ctx: Context,
  teacher: Teacher,
  order: RemarkOrder,
): Promise<{ response: SavedResponse; text: string }> {
  const before = await taughtResponse(ctx.db, teacher, order.responseId);
  if (order.version !== undefined) assertVersion(before, order.version);
  const { evaluation } = before;
  if (order.responses) {
    if (!before.answers) throw invalid('responses', '제출한 답이 없어 고칠 수 없습니다.');
    assertFits(order.responses, evaluation.questions);
  }
  const editedAnswers = order.responses
    ? areSameAnswers(before.answers, order.responses)
      ? null
      : order.responses
    : before.editedAnswers;
  const observation = order.observation.trim() || null;
  const answers = editedAnswers ?? before.answers;
  const material = await materialOf(ctx.db, before, { answers, observation: observation ?? '' });
  if (material.input.observation === '') throw invalid('observation', UNSEEN);
  const people = await findPeople(ctx.db, evaluation.class, before.studentId);
  const roster = await findRosterNames(ctx.db, evaluation.class.id);
  let last: LedgerEntry | null = null;
  const written = await ctx.writer.write(
    {
      ...material.input,
      limit: await byteLimitOf(ctx, evaluation.class),
      names: [...new Set([...roster, ...namedOfSchool(material.input, people)])],
      seed: `${before.id}:${before.version}`,
    },
    {
      people,
      rules: (await ctx.settings.read()).recordRules,
      open: async (sent) => {
        const entry = await openLedgerEntry(ctx, teacher, before, sent);
        if (typeof entry !== 'string') last = entry;
        return entry;
      },
    },
  );
  const { text } = written.draft;
  const provenance = provenanceOf(written, material);
  const store = () =>
    ctx.db.transaction(async (tx) => {
      // Race: generating against cancelling, editing, stopping and another generation; a changed or gone response is refused.
      const row = await taughtResponse(tx, teacher, order.responseId, 'update');
      assertVersion(row, before.version);
      await tx
        .update(responses)
        .set({
          observation,
          editedAnswers,
          remark: text,
          provenance,
          confirmedAt: null,
          publishedAt: null,
          version: row.version + 1,
        })
        .where(eq(responses.id, row.id));
      await keepVersion(ctx, tx, teacher, row.id, { text, writer: written.writer, provenance });
      await audit(ctx, tx, teacher, {
        action: 'evaluateResponse',
        subjectType: 'response',
        subjectId: row.id,
      });
      await recordActivity(ctx, tx, teacher.userId, 'GENERATE_FINAL');
      await order.alongside?.(tx, written);
      return { ...(await replyResponse(tx, row.id)), text };
    });
  const reply = await store().catch(async (error: unknown) => {
    // The ledger must not say that a draft was made of what was thrown away.
    if (written.writer === 'model' && error instanceof CodedError) await last?.close('unused');
    throw error;
  });
  await lookAhead(ctx, teacher, before, text);
  return reply;
}

function provenanceOf({ draft, writer, model, fallback }: Written, { placed }: Material): Provenance {
  return {
    writer,
    ...(model === undefined ? {} : { model }),
    ...(fallback === undefined ? {} : { fallback }),
    sentences: draft.sentences.map((sentence) => ({ ...sentence, sources: sentence.sources.map(placed) })),
    dropped: draft.dropped.map((one) => ({ ...one, source: placed(one.source) })),
    missing: draft.missing,
  };
}
