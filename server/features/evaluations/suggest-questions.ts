import { suggestQuestions as suggest } from '../../../record/index.ts';
import { recordActivity } from '../../audit.ts';
import { newId } from '../../db/ids.ts';
import type { Handler } from '../../handler.ts';

export const suggestQuestions: Handler<'suggestQuestions'> = async (ctx, actor, input) => {
  const questions = suggest({
    type: input.type,
    ...(input.creative_type ? { creativeType: input.creative_type } : {}),
    ...(input.achievement_standard ? { standard: input.achievement_standard } : {}),
    content: input.class_content,
    ...(input.other_notes ? { notes: input.other_notes } : {}),
    count: input.questionCount,
    keep: input.keep ?? [],
    avoid: input.avoid ?? [],
    seed: input.seed ?? newId(),
  });
  await recordActivity(ctx, ctx.db, actor.userId, 'GENERATE_QUESTIONS');
  return { questions };
};
