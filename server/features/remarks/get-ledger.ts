import { desc, eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { modelLedger } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtResponse } from '../scope.ts';
import { outcomeSentence } from './ledger.ts';

export const getLedger: Handler<'getLedger'> = async (ctx, actor, input) => {
  const { id } = await taughtResponse(ctx.db, actor, input.id);
  const rows = await ctx.db
    .select()
    .from(modelLedger)
    .where(eq(modelLedger.responseId, id))
    .orderBy(desc(modelLedger.sentAt), desc(modelLedger.id));
  await audit(ctx, ctx.db, actor, { action: 'getLedger', subjectType: 'response', subjectId: id, people: 1 });
  return {
    entries: rows.map((row) => ({
      id: row.id,
      sent_at: row.sentAt.toISOString(),
      model: row.model,
      text: row.text,
      outcome: outcomeSentence(row.outcome),
    })),
  };
};
