import { beforeAll, describe, expect, it } from 'vitest';
import { activitiesOf, auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('submitAnswers', () => {
  it('takes the answers and a message, and clears the draft', async () => {
    const { teacher, student, evaluationId: id, answers } = await world.submission('active');
    await student.client.must('saveDraft', { id, responses: answers });
    const reply = await student.client.call('submitAnswers', {
      id,
      responses: answers,
      teacherRequest: ' 실험이 재미있었어요. ',
      message: '',
    });
    expect(reply.status).toBe(201);
    expect(reply.data).toEqual({
      response: {
        id: expect.any(String),
        evaluation_id: id,
        responses: answers,
        created_at: expect.stringMatching(/Z$/),
      },
      repeated: false,
    });
    expect((await student.client.must('getAnswerSheet', { id })).draft).toBeNull();
    const { studentResponses } = await teacher.client.must('listEvaluationResponses', { id });
    expect(studentResponses).toMatchObject([
      { id: reply.data.response.id, responses: answers, teacher_request: '실험이 재미있었어요.' },
    ]);
  });

  it('gives the first receipt again for the same body, also after closing and after a remark', async () => {
    const { teacher, student, evaluationId: id, answers } = await world.submission('active');
    const body = { id, responses: answers, teacherRequest: '감사합니다' };
    const first = await student.client.call('submitAnswers', body);
    const second = await student.client.call('submitAnswers', body);
    await teacher.client.must('evaluateResponse', { id: first.data.response.id, observation: '성실함.' });
    const third = await student.client.call('submitAnswers', body);
    await teacher.client.must('closeEvaluation', { id });
    const fourth = await student.client.call('submitAnswers', body);
    expect([first, second, third, fourth].map((reply) => [reply.status, reply.data.repeated])).toEqual([
      [201, false],
      [200, true],
      [200, true],
      [200, true],
    ]);
    for (const reply of [second, third, fourth]) expect(reply.data.response).toEqual(first.data.response);
    const lines = await auditOf(world, first.data.response.id);
    expect(lines.filter((line) => line.action === 'submitAnswers')).toHaveLength(1);
    expect(await activitiesOf(world, student.id)).toEqual(['JOIN_CLASS', 'SUBMIT_RESPONSE']);
  });

  it('refuses other answers, or another message, once submitted', async () => {
    const { student, evaluationId: id, answers } = await world.submission('submitted');
    const changed = [...answers.slice(1), '다른 답'];
    const replies = [
      await student.client.call('submitAnswers', { id, responses: changed }),
      await student.client.call('submitAnswers', { id, responses: answers, teacherRequest: '덧붙임' }),
    ];
    expect(replies.map((reply) => [reply.status, reply.failure?.code])).toEqual(
      replies.map(() => [409, 'ALREADY_SUBMITTED']),
    );
  });

  it('names every question without an answer', async () => {
    const { student, evaluationId: id, answers } = await world.submission('active');
    const responses = answers.map((answer, index) => (index === 1 ? '' : index === 3 ? ' \n ' : answer));
    const reply = await student.client.call('submitAnswers', { id, responses });
    expect(reply.failure).toMatchObject({
      code: 'VALIDATION',
      message: '2번 문항에 답해 주세요.',
      details: [
        { path: 'responses.1', message: '2번 문항에 답해 주세요.' },
        { path: 'responses.3', message: '4번 문항에 답해 주세요.' },
      ],
    });
  });

  it.each([
    ['too few answers', ['하나'], 'responses', '문항은 5개인데 답은 1개입니다.'],
    ['too many', Array(6).fill('답'), 'responses', '문항은 5개인데 답은 6개입니다.'],
    [
      'an answer that is no text',
      ['답', 2, '답', '답', '답'],
      'responses.1',
      '값의 형식이 올바르지 않습니다.',
    ],
    [
      'an answer of 5,001 letters',
      ['가'.repeat(5001), '답', '답', '답', '답'],
      'responses.0',
      '5000자까지 입력할 수 있습니다.',
    ],
    ['NUL', ['답\u0000', '답', '답', '답', '답'], 'responses.0', '저장할 수 없는 문자가 들어 있습니다.'],
    [
      'half a character',
      ['\ud83d', '답', '답', '답', '답'],
      'responses.0',
      '저장할 수 없는 문자가 들어 있습니다.',
    ],
  ])('refuses %s', async (_, responses, path, message) => {
    const { student, evaluationId: id } = await world.submission('active');
    const reply = await student.client.send('submitAnswers', { id, responses });
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path, message }] });
  });

  it('keeps words as they were typed, in composed Hangul', async () => {
    const { student, evaluationId: id } = await world.submission('active');
    const responses = [
      '  앞뒤 공백  ',
      '<b>태그</b>',
      "'; DROP TABLE users; --",
      '🙂 좋았어요\n둘째 줄',
      '한글'.normalize('NFD'),
    ];
    const { response } = await student.client.must('submitAnswers', { id, responses });
    const { result } = await student.client.must('getResult', { responseId: response.id });
    expect(result.responses).toEqual([...responses.slice(0, 4), '한글']);
  });

  it('is not given over a draft that was saved elsewhere since, a cancelled submission included', async () => {
    const { student, evaluationId: id, answers } = await world.submission('active');
    const submit = (basedOn: string | null, responses = answers) =>
      student.client.call('submitAnswers', { id, responses, basedOn });
    const first = await student.client.must('saveDraft', { id, responses: answers });
    world.clock.advance(1000);
    const second = await student.client.must('saveDraft', {
      id,
      responses: ['더 쓴 답', ...answers.slice(1)],
    });
    for (const old of [null, first.draft.saved_at, '2026-13-01T00:00:00.000Z', '2026-02-31T00:00:00.000Z']) {
      const refused = await submit(old);
      expect([refused.status, refused.failure?.code]).toEqual([409, 'STALE']);
    }
    expect((await student.client.must('getAnswerSheet', { id })).draft).toEqual(second.draft);
    const taken = await submit(second.draft.saved_at, second.draft.responses);
    expect([taken.status, taken.data?.repeated]).toEqual([201, false]);
    const again = await submit(second.draft.saved_at, second.draft.responses);
    expect([again.status, again.data?.repeated]).toEqual([200, true]);
    world.clock.advance(1000);
    await student.client.must('cancelSubmission', { responseId: taken.data?.response.id ?? '' });
    const late = await submit(second.draft.saved_at, second.draft.responses);
    expect([late.status, late.failure?.code]).toEqual([409, 'STALE']);
    expect((await student.client.must('getAnswerSheet', { id })).evaluation.hasSubmitted).toBe(false);
  });

  it('never becomes the words of whoever signed in meanwhile', async () => {
    const { student, evaluationId: id, answers } = await world.submission('active');
    const other = await world.student();
    for (const name of ['submitAnswers', 'saveDraft'] as const) {
      const reply = await student.client.call(name, { id, responses: answers, studentId: other.id });
      expect([name, reply.status, reply.failure?.code]).toEqual([name, 409, 'BUSY']);
    }
    const own = await student.client.call('submitAnswers', { id, responses: answers, studentId: student.id });
    expect(own.status).toBe(201);
  });

  it('comes too late after closing', async () => {
    const { teacher, student, evaluationId: id, answers } = await world.submission('active');
    await teacher.client.must('closeEvaluation', { id });
    const reply = await student.client.call('submitAnswers', { id, responses: answers });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'NOT_ACTIVE']);
  });

  it('joins what the teacher had observed, until a remark rests on it', async () => {
    const { teacher, student, evaluationId: id, answers } = await world.submission('active');
    const observe = { id, studentId: student.id, observation: '질문이 많음.' };
    const { response: observed } = await teacher.client.must('observeStudent', observe);
    const { response } = await student.client.must('submitAnswers', { id, responses: answers });
    expect(response.id).toBe(observed.id);
    const { studentResponses } = await teacher.client.must('listEvaluationResponses', { id });
    expect(studentResponses).toMatchObject([
      { status: 'submitted', teacher_observation: '질문이 많음.', responses: answers },
    ]);
  });

  it('is refused when a remark was written from the observation alone', async () => {
    const { teacher, student, evaluationId: id, answers } = await world.submission('active');
    const observe = { id, studentId: student.id, observation: '질문이 많음.' };
    const { response } = await teacher.client.must('observeStudent', observe);
    await teacher.client.must('evaluateResponse', { id: response.id, observation: '질문이 많음.' });
    const reply = await student.client.call('submitAnswers', { id, responses: answers });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'ALREADY_EVALUATED']);
  });
});
