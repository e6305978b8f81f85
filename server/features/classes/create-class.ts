import { audit, recordActivity } from '../../audit.ts';
import { schoolYear } from '../../clock.ts';
import { newId } from '../../db/ids.ts';
import { classes } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtClass } from '../scope.ts';
import { holdRole } from '../users/queries.ts';
import { giveCode } from './codes.ts';
import { replyTaughtClass } from './reply.ts';
import { assertAreaFits } from './rules.ts';

export const createClass: Handler<'createClass'> = async (ctx, actor, input) => {
  const area = assertAreaFits(input.type ?? 'subject', input.creative_type);
  return ctx.db.transaction(async (tx) => {
    await holdRole(tx, actor);
    const id = newId();
    const now = ctx.clock.now();
    await tx.insert(classes).values({
      id,
      teacherId: actor.userId,
      name: input.name,
      subjectName: input.subject_name || null,
      grade: input.grade ?? null,
      semester: input.semester ?? null,
      description: input.description || null,
      ...area,
      schoolYear: schoolYear(now),
      createdAt: now,
    });
    await giveCode(ctx, tx, id);
    await audit(ctx, tx, actor, { action: 'createClass', subjectType: 'class', subjectId: id });
    await recordActivity(ctx, tx, actor.userId, 'CREATE_CLASS');
    return replyTaughtClass(tx, (await taughtClass(tx, actor, id)).id);
  });
};
