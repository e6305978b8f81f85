import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('observeStudent', () => {
  it('notes something about a student who has not submitted; the status stays', async () => {
    const { teacher, student, evaluationId } = await world.submission('active');
    const ids = { id: evaluationId, studentId: student.id };
    const { response } = await teacher.client.must('observeStudent', {
      ...ids,
      observation: ' 질문이 많음. ',
    });
    expect(response).toMatchObject({
      student_id: student.id,
      status: 'not_submitted',
      teacher_observation: '질문이 많음.',
      responses: null,
      created_at: null,
    });
    expect((await auditOf(world, response.id)).at(-1)).toMatchObject({
      actorId: teacher.id,
      action: 'observeStudent',
    });
  });

  it('changes the observation of a submission, and empties it', async () => {
    const { teacher, student, evaluationId, responseId, answers } = await world.submission('submitted');
    const ids = { id: evaluationId, studentId: student.id };
    const { response } = await teacher.client.must('observeStudent', { ...ids, observation: '관찰' });
    expect(response).toMatchObject({ id: responseId, responses: answers, version: 2, status: 'submitted' });
    const { response: emptied } = await teacher.client.must('observeStudent', { ...ids, observation: ' ' });
    expect(emptied).toMatchObject({ teacher_observation: null, version: 3 });
  });

  it('makes an edit that was read before it stale', async () => {
    const { teacher, student, evaluationId, responseId } = await world.submission('submitted');
    const ids = { id: evaluationId, studentId: student.id };
    await teacher.client.must('observeStudent', { ...ids, observation: '새 관찰' });
    const edit = { id: responseId ?? '', version: 1, observation: '옛 관찰' };
    expect((await teacher.client.call('editResponse', edit)).failure?.code).toBe('STALE');
  });

  it('leaves what another tab has noted meanwhile', async () => {
    const { teacher, student, evaluationId } = await world.submission('active');
    const ids = { id: evaluationId, studentId: student.id };
    const { response } = await teacher.client.must('observeStudent', {
      ...ids,
      observation: '먼저',
      version: 0,
    });
    const late = await teacher.client.call('observeStudent', { ...ids, observation: '나중', version: 0 });
    expect(late.failure?.code).toBe('STALE');
    const beyond = { ...ids, observation: '나중', version: 2 ** 31 };
    expect((await teacher.client.send('observeStudent', beyond)).failure?.code).toBe('VALIDATION');
    const after = { ...ids, observation: '읽고 나서', version: response.version };
    expect((await teacher.client.must('observeStudent', after)).response.teacher_observation).toBe(
      '읽고 나서',
    );
  });

  it('knows nobody who is not in the class now', async () => {
    const { teacher, student, classId, evaluationId } = await world.submission('active');
    const stranger = await world.student();
    await student.client.must('leaveClass', { id: classId });
    for (const studentId of [stranger.id, student.id]) {
      const reply = await teacher.client.call('observeStudent', {
        id: evaluationId,
        studentId,
        observation: '관찰',
      });
      expect(reply.failure?.code).toBe('NOT_FOUND');
    }
  });

  it('is refused while no student has been given the form', async () => {
    const { teacher, student, evaluationId } = await world.submission('draft');
    const reply = await teacher.client.call('observeStudent', {
      id: evaluationId,
      studentId: student.id,
      observation: '발표 자료의 출처를 확인함.',
    });
    expect(reply.failure).toMatchObject({
      code: 'NOT_ACTIVE',
      message: '자기평가지를 배포한 뒤에 관찰을 적을 수 있습니다.',
    });
  });
});
