import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { CodedError } from '../../coded-error.ts';
import { remarkVersions, responses } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { lookAhead } from '../findings/kept-findings.ts';
import { replyResponse } from '../responses/queries.ts';
import { taughtResponse } from '../scope.ts';
import { keepVersion } from './versions.ts';

/** Brings an earlier text back as the newest version; nothing of the history is lost. */
export const restoreVersion: Handler<'restoreVersion'> = async (ctx, actor, input) => {
  const { row, text, reply } = await ctx.db.transaction(async (tx) => {
    const row = await taughtResponse(tx, actor, input.id, 'update');
    const [version] = await tx
      .select()
      .from(remarkVersions)
      .where(and(eq(remarkVersions.id, input.versionId), eq(remarkVersions.responseId, row.id)));
    if (!version) throw new CodedError('NOT_FOUND');
    const { text, writer, provenance } = version;
    // Of one that was itself restored, the words are as old as the first.
    const restoredFrom = version.restoredFrom ?? version.createdAt;
    await tx
      .update(responses)
      .set({ remark: text, provenance, confirmedAt: null, publishedAt: null, version: row.version + 1 })
      .where(eq(responses.id, row.id));
    await keepVersion(ctx, tx, actor, row.id, { text, writer, provenance, restoredFrom });
    await audit(ctx, tx, actor, { action: 'restoreVersion', subjectType: 'response', subjectId: row.id });
    return { row, text, reply: await replyResponse(tx, row.id) };
  });
  await lookAhead(ctx, actor, row, text);
  return reply;
};
