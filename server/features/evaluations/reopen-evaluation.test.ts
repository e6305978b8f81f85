import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('reopenEvaluation', () => {
  it('lets students answer again', async () => {
    const { teacher, student, evaluationId: id, answers } = await world.submission('active');
    await teacher.client.must('closeEvaluation', { id });
    const { evaluation } = await teacher.client.must('reopenEvaluation', { id });
    expect(evaluation).toMatchObject({ is_closed: false, can: { close: true, reopen: false } });
    expect((await student.client.call('submitAnswers', { id, responses: answers })).status).toBe(201);
  });

  it('keeps published remarks published, and publishes nothing new until closed again', async () => {
    const { teacher, student, evaluationId: id, responseId } = await world.submission('published');
    const response = responseId ?? '';
    await teacher.client.must('reopenEvaluation', { id });
    const { result } = await student.client.must('getResult', { responseId: response });
    expect(result).toMatchObject({ is_published: true, final_evaluation: expect.any(String) });

    await teacher.client.must('unpublishRemark', { id: response });
    const reply = await teacher.client.call('publishRemark', { id: response });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'NOT_CLOSED']);
    await teacher.client.must('closeEvaluation', { id });
    await teacher.client.must('publishRemark', { id: response });
  });

  it.each(['draft', 'active'] as const)('refuses a form that is %s', async (state) => {
    const { teacher, evaluationId: id } = await world.submission(state);
    const reply = await teacher.client.call('reopenEvaluation', { id });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'NOT_CLOSED']);
  });

  it('is written down', async () => {
    const { teacher, evaluationId: id } = await world.submission('closed');
    await teacher.client.must('reopenEvaluation', { id });
    expect((await auditOf(world, id)).at(-1)).toMatchObject({
      actorId: teacher.id,
      action: 'reopenEvaluation',
    });
  });
});
