import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('deleteEvaluation', () => {
  it('takes a draft away, and says who did it', async () => {
    const { teacher, evaluationId: id } = await world.submission('draft');
    expect(await teacher.client.must('deleteEvaluation', { id })).toEqual({});
    expect((await teacher.client.must('listTaughtEvaluations', {})).evaluations).toEqual([]);
    expect((await teacher.client.call('getTaughtEvaluation', { id })).failure?.code).toBe('NOT_FOUND');
    expect((await auditOf(world, id)).at(-1)).toMatchObject({
      actorId: teacher.id,
      action: 'deleteEvaluation',
    });
  });

  it.each(['active', 'closed'] as const)('leaves a form alone that is %s', async (state) => {
    const { teacher, evaluationId: id } = await world.submission(state);
    const reply = await teacher.client.call('deleteEvaluation', { id });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'NOT_DRAFT']);
    await teacher.client.must('getTaughtEvaluation', { id });
  });

  it('cannot be distributed afterwards', async () => {
    const { teacher, evaluationId: id } = await world.submission('draft');
    await teacher.client.must('deleteEvaluation', { id });
    expect((await teacher.client.call('distributeEvaluation', { id })).failure?.code).toBe('NOT_FOUND');
  });
});
