import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('closeEvaluation', () => {
  it('ends answering, saving a draft and cancelling', async () => {
    const { teacher, student, evaluationId: id, answers, responseId } = await world.submission('submitted');
    const late = await world.student();
    const { class: shown } = await teacher.client.must('getTaughtClass', {
      id: (await student.client.must('listJoinedClasses', {})).classes[0]?.id ?? '',
    });
    await late.client.must('joinClass', { classCode: shown.code ?? '' });
    const { evaluation } = await teacher.client.must('closeEvaluation', { id });
    expect(evaluation).toMatchObject({
      is_distributed: true,
      is_closed: true,
      responseCount: 1,
      studentCount: 2,
      can: { edit: false, distribute: false, close: false, reopen: true },
    });
    const replies = [
      await late.client.call('submitAnswers', { id, responses: answers }),
      await late.client.call('saveDraft', { id, responses: answers }),
      await student.client.call('cancelSubmission', { responseId: responseId ?? '' }),
    ];
    expect(replies.map((reply) => [reply.status, reply.failure?.code])).toEqual(
      replies.map(() => [409, 'NOT_ACTIVE']),
    );
  });

  it.each(['draft', 'closed'] as const)('refuses a form that is %s', async (state) => {
    const { teacher, evaluationId: id } = await world.submission(state);
    const reply = await teacher.client.call('closeEvaluation', { id });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'NOT_ACTIVE']);
  });

  it('is written down', async () => {
    const { teacher, evaluationId: id } = await world.submission('active');
    await teacher.client.must('closeEvaluation', { id });
    expect((await auditOf(world, id)).at(-1)).toMatchObject({
      actorId: teacher.id,
      action: 'closeEvaluation',
    });
  });
});
