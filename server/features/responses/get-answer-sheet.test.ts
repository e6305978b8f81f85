import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('getAnswerSheet', () => {
  it('carries the form and its questions, and no draft at first', async () => {
    const { student, evaluationId: id, classId, questions } = await world.submission('active');
    expect(await student.client.must('getAnswerSheet', { id })).toEqual({
      evaluation: {
        id,
        type: 'subject',
        class: { id: classId, name: '통합사회 2반' },
        achievement_standard: null,
        class_content: expect.stringContaining('미세먼지'),
        questions,
        is_closed: false,
        due_at: null,
        hasSubmitted: false,
        responseId: null,
      },
      draft: null,
    });
  });

  it('brings the draft along to another device', async () => {
    const { student, evaluationId: id, answers } = await world.submission('active');
    const { draft } = await student.client.must('saveDraft', {
      id,
      responses: answers,
      teacherRequest: '네',
    });
    const phone = await world.signIn(student.id);
    expect((await phone.must('getAnswerSheet', { id })).draft).toEqual(draft);
  });

  it('keeps a draft of one student from the others', async () => {
    const { student, code, evaluationId: id, answers } = await world.submission('active');
    const classmate = await world.student();
    await classmate.client.must('joinClass', { classCode: code });
    await student.client.must('saveDraft', { id, responses: answers });
    expect((await classmate.client.must('getAnswerSheet', { id })).draft).toBeNull();
  });

  it('points to the response once there is one, and says when the form has closed', async () => {
    const { teacher, student, evaluationId: id, responseId } = await world.submission('submitted');
    await teacher.client.must('closeEvaluation', { id });
    const { evaluation, draft } = await student.client.must('getAnswerSheet', { id });
    expect(evaluation).toMatchObject({ hasSubmitted: true, responseId, is_closed: true });
    expect(draft).toBeNull();
  });

  it('does not take an observation for a submission', async () => {
    const { teacher, student, evaluationId: id } = await world.submission('active');
    await teacher.client.must('observeStudent', { id, studentId: student.id, observation: '차분함.' });
    const { evaluation } = await student.client.must('getAnswerSheet', { id });
    expect(evaluation).toMatchObject({ hasSubmitted: false, responseId: null });
  });
});
