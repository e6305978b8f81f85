import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { classes } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtClass } from '../scope.ts';
import { replyTaughtClass } from './reply.ts';
import { assertAreaFits } from './rules.ts';

/** Fields that are absent keep what is stored. */
export const updateClass: Handler<'updateClass'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const before = await taughtClass(tx, actor, input.id, 'update');
    const area = assertAreaFits(
      input.type ?? before.type,
      input.creative_type === undefined ? before.creativeType : input.creative_type,
    );
    await tx
      .update(classes)
      .set({
        name: input.name,
        ...area,
        ...(input.subject_name === undefined ? {} : { subjectName: input.subject_name || null }),
        ...(input.grade === undefined ? {} : { grade: input.grade }),
        ...(input.semester === undefined ? {} : { semester: input.semester }),
        ...(input.description === undefined ? {} : { description: input.description || null }),
      })
      .where(eq(classes.id, before.id));
    await audit(ctx, tx, actor, { action: 'updateClass', subjectType: 'class', subjectId: before.id });
    return replyTaughtClass(tx, before.id);
  });
