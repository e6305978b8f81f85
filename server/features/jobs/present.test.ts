import { expect, it } from 'vitest';
import { classroom, generate } from '../../../tests/support/classroom.ts';
import { says } from '../../../tests/support/model-server.ts';
import { createModelWorld, GOOD } from '../../../tests/support/model-world.ts';
import { FALLBACKS } from '../../writers/fallback.ts';

it('a job says for how many the built-in writer stood in, and why', async () => {
  const poor = await createModelWorld({ AI_DAILY_LIMIT: '1' });
  poor.server.behave(says(GOOD));
  const room = await classroom(poor.world, 3);
  const order = { id: room.evaluationId, studentIds: room.studentIds };
  const job = await generate(poor.world, room.teacher, order);
  expect(job).toMatchObject({ done: 3, failed: [] });
  expect(job.fallbacks).toEqual([{ message: FALLBACKS.quota, students: 2 }]);
  await poor.close();
});
