import { beforeAll, describe, expect, it } from 'vitest';
import type { WorkingState } from '../../../contract/operation.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('getResult', () => {
  it.each<[WorkingState, string, boolean]>([
    ['submitted', 'submitted', true],
    ['evaluated', 'evaluated', false],
    ['closed', 'evaluated', false],
  ])('hides what the teacher wrote while it is %s', async (state, status, cancel) => {
    const things = await world.submission(state);
    const { result } = await things.student.client.must('getResult', { responseId: things.responseId ?? '' });
    expect(result).toEqual({
      id: things.responseId,
      evaluation: {
        id: things.evaluationId,
        class: { id: things.classId, name: '통합사회 2반' },
        type: 'subject',
        class_content: expect.stringContaining('미세먼지'),
        is_closed: state === 'closed',
        due_at: null,
      },
      questions: things.questions,
      responses: things.answers,
      teacher_request: null,
      teacher_observation: null,
      final_evaluation: null,
      is_published: false,
      status,
      created_at: expect.stringMatching(/Z$/),
      can: { cancel },
    });
  });

  it('shows observation and remark once published, and hides them again', async () => {
    const { teacher, student, responseId } = await world.submission('published');
    const ids = { responseId: responseId ?? '' };
    const { result } = await student.client.must('getResult', ids);
    expect(result).toMatchObject({
      teacher_observation: '모둠 토의에서 근거를 들어 의견을 조율하는 모습이 돋보임.',
      final_evaluation: expect.stringMatching(/\S/),
      is_published: true,
      status: 'published',
      can: { cancel: false },
    });
    await teacher.client.must('unpublishRemark', { id: ids.responseId });
    const { result: hidden } = await student.client.must('getResult', ids);
    expect(hidden).toMatchObject({ teacher_observation: null, final_evaluation: null, is_published: false });
  });

  it('shows the student’s own words, whatever the teacher made of them', async () => {
    const { teacher, student, responseId, answers } = await world.submission('submitted');
    await teacher.client.must('editResponse', {
      id: responseId ?? '',
      version: 1,
      responses: answers.map(() => '선생님이 다듬은 답'),
    });
    const { result } = await student.client.must('getResult', { responseId: responseId ?? '' });
    expect(result.responses).toEqual(answers);
  });

  it('lets somebody who never submitted read the remark from the observation, once it is published', async () => {
    const { teacher, student, evaluationId, classId, questions } = await world.submission('active');
    const observed = await teacher.client.must('observeStudent', {
      id: evaluationId,
      studentId: student.id,
      observation: '발표 자료의 출처를 꼼꼼히 확인하고 모둠에 설명함.',
    });
    const responseId = observed.response.id;
    await teacher.client.must('evaluateResponse', { id: responseId, observation: '출처를 꼼꼼히 확인함.' });
    await teacher.client.must('closeEvaluation', { id: evaluationId });
    expect((await student.client.call('getResult', { responseId })).failure?.code).toBe('NOT_FOUND');
    await teacher.client.must('publishRemark', { id: responseId });

    const { evaluations } = await student.client.must('listJoinedClassEvaluations', { id: classId });
    expect(evaluations).toMatchObject([
      { status: 'published', responseId, hasSubmitted: false, submitted_at: null },
    ]);
    const { result } = await student.client.must('getResult', { responseId });
    expect(result).toMatchObject({ questions, responses: [], created_at: null, can: { cancel: false } });
    expect(result.final_evaluation).toContain('출처');
    expect((await student.client.call('cancelSubmission', { responseId })).failure?.code).toBe('NOT_FOUND');
  });
});
