import { DEFAULT_QUESTIONS } from '../../../contract/evaluations.ts';
import { suggestQuestions } from '../../../record/index.ts';
import { audit, recordActivity } from '../../audit.ts';
import { invalid } from '../../coded-error.ts';
import { newId } from '../../db/ids.ts';
import { evaluations } from '../../db/schema.ts';
import type { Handler } from '../../handler.ts';
import { taughtClass, taughtEvaluation } from '../scope.ts';
import { replyEvaluation } from './queries.ts';

/** Saves a form as a draft. Without questions the built-in writer writes them from standard and content. */
export const createEvaluation: Handler<'createEvaluation'> = async (ctx, actor, input) =>
  ctx.db.transaction(async (tx) => {
    const owner = await taughtClass(tx, actor, input.classId, 'share');
    const id = newId();
    const wanted = input.questionCount ?? input.questions?.length ?? DEFAULT_QUESTIONS;
    if (input.questions && input.questions.length !== wanted) {
      throw invalid('questions', `문항 수(${wanted}개)와 문항이 맞지 않습니다.`);
    }
    const questions =
      input.questions ??
      suggestQuestions({
        type: input.type,
        ...(owner.creativeType ? { creativeType: owner.creativeType } : {}),
        ...(input.achievement_standard ? { standard: input.achievement_standard } : {}),
        content: input.class_content,
        ...(input.other_notes ? { notes: input.other_notes } : {}),
        count: wanted,
        seed: id,
      });
    await tx.insert(evaluations).values({
      id,
      classId: owner.id,
      type: input.type,
      achievementStandard: input.achievement_standard?.trim() || null,
      classContent: input.class_content.trim(),
      otherNotes: input.other_notes?.trim() || null,
      questions: questions.map((question) => question.trim()),
      createdAt: ctx.clock.now(),
    });
    if (!input.questions) await recordActivity(ctx, tx, actor.userId, 'GENERATE_QUESTIONS');
    await audit(ctx, tx, actor, { action: 'createEvaluation', subjectType: 'evaluation', subjectId: id });
    return replyEvaluation(tx, (await taughtEvaluation(tx, actor, id)).id, ctx.clock.now());
  });
