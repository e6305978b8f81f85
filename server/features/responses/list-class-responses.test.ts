import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('listClassResponses', () => {
  it('gathers the responses to all forms of the class, oldest form first', async () => {
    const { teacher, student, classId, evaluationId, responseId, answers } =
      await world.submission('evaluated');
    world.clock.advance(1);
    const { evaluation: second } = await teacher.client.must('createEvaluation', {
      classId,
      type: 'subject',
      class_content: '두 번째 수업',
      questionCount: 5,
    });
    await teacher.client.must('distributeEvaluation', { id: second.id });
    const { response } = await student.client.must('submitAnswers', { id: second.id, responses: answers });
    const { responses } = await teacher.client.must('listClassResponses', { classId });
    expect(responses.map((row) => [row.id, row.evaluation_id, row.status])).toEqual([
      [responseId, evaluationId, 'evaluated'],
      [response.id, second.id, 'submitted'],
    ]);
    expect(responses[1]).toMatchObject({ student_id: student.id, responses: answers, version: 1 });
  });

  it('leaves out who left', async () => {
    const { teacher, student, classId } = await world.submission('submitted');
    await student.client.must('leaveClass', { id: classId });
    expect((await teacher.client.must('listClassResponses', { classId })).responses).toEqual([]);
  });

  it('writes down that the teacher saw them, and of how many people', async () => {
    const { teacher, classId } = await world.submission('submitted');
    await teacher.client.must('listClassResponses', { classId });
    expect((await auditOf(world, classId)).at(-1)).toEqual({
      actorId: teacher.id,
      action: 'listClassResponses',
      subjectType: 'class',
      people: 1,
    });
  });
});
