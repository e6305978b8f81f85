import { inArray } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { newId } from '../../db/ids.ts';
import { evaluations } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtClass, taughtEvaluation } from '../scope.ts';
import { findEvaluations } from './queries.ts';

/** Copies all but the responses, as drafts; one target that is not the teacher's own, and nothing is written. */
export const duplicateEvaluation: Handler<'duplicateEvaluation'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const form = await taughtEvaluation(tx, actor, input.id);
    const ids: string[] = [];
    for (const classId of new Set(input.targetClassIds)) {
      const target = await taughtClass(tx, actor, classId, 'share');
      const id = newId();
      await tx.insert(evaluations).values({
        id,
        classId: target.id,
        type: form.type,
        achievementStandard: form.achievementStandard,
        classContent: form.classContent,
        otherNotes: form.otherNotes,
        questions: form.questions,
        createdAt: ctx.clock.now(),
      });
      await audit(ctx, tx, actor, {
        action: 'duplicateEvaluation',
        subjectType: 'evaluation',
        subjectId: id,
      });
      ids.push(id);
    }
    return { evaluations: await findEvaluations(tx, inArray(evaluations.id, ids), ctx.clock.now()) };
  });
