import type { Handler } from '../../handler.ts';
import { writeRemark } from './write-remark.ts';

/** Writes a first draft for one student; bulk generation goes the same way (`write-remark.ts`). */
export const evaluateResponse: Handler<'evaluateResponse'> = async (ctx, actor, input) => {
  const { response, text } = await writeRemark(ctx, actor, {
    responseId: input.id,
    observation: input.observation,
    responses: input.responses,
    version: input.version,
  });
  return { response, final_evaluation: text };
};
