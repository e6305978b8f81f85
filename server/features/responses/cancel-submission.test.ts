import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('cancelSubmission', () => {
  it('gives the answers and the message back as a draft', async () => {
    const { teacher, student, evaluationId: id, answers } = await world.submission('active');
    const { response } = await student.client.must('submitAnswers', {
      id,
      responses: answers,
      teacherRequest: '한마디',
    });
    expect(await student.client.must('cancelSubmission', { responseId: response.id })).toEqual({});
    const sheet = await student.client.must('getAnswerSheet', { id });
    expect(sheet.draft).toMatchObject({ responses: answers, teacherRequest: '한마디' });
    expect(sheet.evaluation.hasSubmitted).toBe(false);
    const { studentResponses } = await teacher.client.must('listEvaluationResponses', { id });
    expect(studentResponses).toMatchObject([{ id: null, status: 'not_submitted', responses: null }]);
    expect((await auditOf(world, response.id)).at(-1)).toMatchObject({
      actorId: student.id,
      action: 'cancelSubmission',
    });
  });

  it('lets the student submit again', async () => {
    const { student, evaluationId: id, answers, responseId } = await world.submission('submitted');
    await student.client.must('cancelSubmission', { responseId: responseId ?? '' });
    const changed = ['고친 답', ...answers.slice(1)];
    const reply = await student.client.call('submitAnswers', { id, responses: changed });
    expect([reply.status, reply.data.response.responses[0]]).toEqual([201, '고친 답']);
  });

  it('leaves the teacher’s observation, and takes the teacher’s edit of the answers with it', async () => {
    const { teacher, student, evaluationId: id, responseId, answers } = await world.submission('submitted');
    await teacher.client.must('editResponse', {
      id: responseId ?? '',
      version: 1,
      observation: '토의를 이끎.',
      responses: answers.map((answer) => `${answer}!`),
    });
    await student.client.must('cancelSubmission', { responseId: responseId ?? '' });
    const { studentResponses } = await teacher.client.must('listEvaluationResponses', { id });
    expect(studentResponses).toMatchObject([
      {
        id: responseId,
        status: 'not_submitted',
        created_at: null,
        responses: null,
        edited_responses: null,
        teacher_request: null,
        teacher_observation: '토의를 이끎.',
      },
    ]);
    // What is only an observation is no result of the student's.
    const result = await student.client.call('getResult', { responseId: responseId ?? '' });
    expect(result.failure?.code).toBe('NOT_FOUND');
  });

  it('is refused once a remark exists', async () => {
    const { student, responseId } = await world.submission('evaluated');
    const reply = await student.client.call('cancelSubmission', { responseId: responseId ?? '' });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'ALREADY_EVALUATED']);
  });

  it('is refused once the form is closed', async () => {
    const { teacher, student, evaluationId, responseId } = await world.submission('submitted');
    await teacher.client.must('closeEvaluation', { id: evaluationId });
    const reply = await student.client.call('cancelSubmission', { responseId: responseId ?? '' });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'NOT_ACTIVE']);
  });

  it('cannot be done twice', async () => {
    const { student, responseId } = await world.submission('submitted');
    await student.client.must('cancelSubmission', { responseId: responseId ?? '' });
    const reply = await student.client.call('cancelSubmission', { responseId: responseId ?? '' });
    expect(reply.failure?.code).toBe('NOT_FOUND');
  });
});
