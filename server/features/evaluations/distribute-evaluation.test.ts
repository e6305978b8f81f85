import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('distributeEvaluation', () => {
  it('hands the form out to the class', async () => {
    const { teacher, student, evaluationId: id } = await world.submission('draft');
    expect((await student.client.must('listMyEvaluations', {})).evaluations).toEqual([]);
    expect((await student.client.call('getAnswerSheet', { id })).failure?.code).toBe('NOT_FOUND');

    const { evaluation } = await teacher.client.must('distributeEvaluation', { id });
    expect(evaluation).toMatchObject({
      is_distributed: true,
      is_closed: false,
      can: { edit: false, distribute: false, close: true, reopen: false },
    });
    const { evaluations } = await student.client.must('listAvailableEvaluations', {});
    expect(evaluations.map((form) => form.id)).toEqual([id]);
  });

  it.each(['active', 'closed'] as const)('refuses a form that is %s', async (state) => {
    const { teacher, evaluationId: id } = await world.submission(state);
    const reply = await teacher.client.call('distributeEvaluation', { id });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'NOT_DRAFT']);
  });

  it('is written down', async () => {
    const { teacher, evaluationId } = await world.submission('active');
    expect((await auditOf(world, evaluationId)).at(-1)).toMatchObject({
      actorId: teacher.id,
      action: 'distributeEvaluation',
    });
  });
});
