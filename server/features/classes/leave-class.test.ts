import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('leaveClass', () => {
  it('takes the student out; what was answered stays and comes back with the student', async () => {
    const { teacher, student, classId, code, evaluationId, responseId, answers } =
      await world.submission('submitted');
    expect(await student.client.must('leaveClass', { id: classId })).toEqual({});
    expect((await student.client.must('listMyEvaluations', {})).evaluations).toEqual([]);
    expect((await teacher.client.must('getTaughtEvaluation', { id: evaluationId })).evaluation).toMatchObject(
      { responseCount: 0, studentCount: 0 },
    );

    await student.client.must('joinClass', { classCode: code });
    const { result } = await student.client.must('getResult', { responseId: responseId ?? '' });
    expect(result.responses).toEqual(answers);
  });

  it('cannot answer, nor leave a second time', async () => {
    const { student, classId, evaluationId, answers } = await world.submission('active');
    await student.client.must('leaveClass', { id: classId });
    const replies = [
      await student.client.call('submitAnswers', { id: evaluationId, responses: answers }),
      await student.client.call('saveDraft', { id: evaluationId, responses: answers }),
      await student.client.call('getAnswerSheet', { id: evaluationId }),
      await student.client.call('leaveClass', { id: classId }),
    ];
    expect(replies.map((reply) => reply.failure?.code)).toEqual(replies.map(() => 'NOT_FOUND'));
  });

  it('is written down', async () => {
    const { student, classId } = await world.submission('draft');
    await student.client.must('leaveClass', { id: classId });
    expect((await auditOf(world, classId)).at(-1)).toMatchObject({
      actorId: student.id,
      action: 'leaveClass',
    });
  });
});
