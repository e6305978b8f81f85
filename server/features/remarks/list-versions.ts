import { desc, eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { remarkVersions, users } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtResponse } from '../scope.ts';

export const listVersions: Handler<'listVersions'> = async (ctx, actor, input) => {
  const { id } = await taughtResponse(ctx.db, actor, input.id);
  const rows = await ctx.db
    .select({ version: remarkVersions, createdBy: users.name })
    .from(remarkVersions)
    .innerJoin(users, eq(users.id, remarkVersions.createdBy))
    .where(eq(remarkVersions.responseId, id))
    .orderBy(desc(remarkVersions.createdAt), desc(remarkVersions.id));
  await audit(ctx, ctx.db, actor, {
    action: 'listVersions',
    subjectType: 'response',
    subjectId: id,
    people: 1,
  });
  return {
    versions: rows.map(({ version, createdBy }) => ({
      id: version.id,
      text: version.text,
      writer: version.writer,
      provenance: version.provenance,
      created_by: createdBy,
      created_at: version.createdAt.toISOString(),
      restored_from: version.restoredFrom?.toISOString() ?? null,
    })),
  };
};
