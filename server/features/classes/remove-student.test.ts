import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('removeStudent', () => {
  it('ends the enrolment at once; joining again brings the answers back', async () => {
    const { teacher, student, classId, code, evaluationId, responseId } = await world.submission('submitted');
    const ids = { id: classId, studentId: student.id };
    expect(await teacher.client.must('removeStudent', ids)).toEqual({});
    expect((await student.client.call('getResult', { responseId: responseId ?? '' })).failure?.code).toBe(
      'NOT_FOUND',
    );
    const without = await teacher.client.must('listEvaluationResponses', { id: evaluationId });
    expect(without.studentResponses).toEqual([]);

    await student.client.must('joinClass', { classCode: code });
    const again = await teacher.client.must('listEvaluationResponses', { id: evaluationId });
    expect(again.studentResponses).toMatchObject([{ id: responseId, status: 'submitted' }]);
  });

  it('knows nobody who is not in the class, or no longer', async () => {
    const { teacher, student, classId } = await world.submission('draft');
    const stranger = await world.student();
    await teacher.client.must('removeStudent', { id: classId, studentId: student.id });
    for (const studentId of [stranger.id, student.id, classId]) {
      const reply = await teacher.client.call('removeStudent', { id: classId, studentId });
      expect(reply.failure?.code).toBe('NOT_FOUND');
    }
  });

  it('is written down about the student', async () => {
    const { teacher, student, classId } = await world.submission('draft');
    await teacher.client.must('removeStudent', { id: classId, studentId: student.id });
    expect(await auditOf(world, student.id)).toEqual([
      { actorId: teacher.id, action: 'removeStudent', subjectType: 'user', people: null },
    ]);
  });
});
