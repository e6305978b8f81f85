import { beforeAll, describe, expect, it } from 'vitest';
import type { WorkingState } from '../../../contract/operation.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('listJoinedClassEvaluations', () => {
  it.each<[WorkingState, string]>([
    ['active', 'not_submitted'],
    ['submitted', 'submitted'],
    ['evaluated', 'evaluated_private'],
    ['closed', 'evaluated_private'],
    ['published', 'published'],
  ])('shows a form that is %s as %s', async (state, status) => {
    const things = await world.submission(state);
    const { evaluations } = await things.student.client.must('listJoinedClassEvaluations', {
      id: things.classId,
    });
    const hasSubmitted = status !== 'not_submitted';
    expect(evaluations).toEqual([
      {
        id: things.evaluationId,
        class_id: things.classId,
        class: { id: things.classId, name: '통합사회 2반', type: 'subject', creative_type: null },
        type: 'subject',
        achievement_standard: null,
        class_content: expect.stringContaining('미세먼지'),
        question_count: 5,
        is_distributed: true,
        is_closed: state === 'closed' || state === 'published',
        due_at: null,
        created_at: expect.stringMatching(/Z$/),
        status,
        hasSubmitted,
        hasDraft: false,
        responseId: hasSubmitted ? things.responseId : null,
        submitted_at: hasSubmitted ? expect.stringMatching(/Z$/) : null,
      },
    ]);
  });

  it('shows a closed form that the student never answered as ended', async () => {
    const { teacher, student, classId, evaluationId } = await world.submission('active');
    await teacher.client.must('closeEvaluation', { id: evaluationId });
    const { evaluations } = await student.client.must('listJoinedClassEvaluations', { id: classId });
    expect(evaluations).toMatchObject([{ status: 'ended', hasSubmitted: false, responseId: null }]);
  });

  it('invites nobody to answer about whom a remark was written without answers', async () => {
    const { teacher, student, classId, evaluationId: id } = await world.submission('active');
    const observe = { id, studentId: student.id, observation: '토의를 이끎.' };
    const { response } = await teacher.client.must('observeStudent', observe);
    await teacher.client.must('evaluateResponse', { id: response.id, observation: '토의를 이끎.' });
    const { evaluations } = await student.client.must('listJoinedClassEvaluations', { id: classId });
    expect(evaluations).toMatchObject([{ status: 'ended', hasSubmitted: false, responseId: null }]);
    expect((await student.client.must('listAvailableEvaluations', {})).evaluations).toEqual([]);
  });

  it('says that there is a draft, and not that the teacher has observed something', async () => {
    const { teacher, student, classId, evaluationId: id, answers } = await world.submission('active');
    await teacher.client.must('observeStudent', { id, studentId: student.id, observation: '차분함.' });
    await student.client.must('saveDraft', { id, responses: answers });
    const { evaluations } = await student.client.must('listJoinedClassEvaluations', { id: classId });
    expect(evaluations).toMatchObject([
      { status: 'not_submitted', hasDraft: true, hasSubmitted: false, responseId: null },
    ]);
  });

  it('hides drafts of the teacher and forms of other classes', async () => {
    const { student, classId } = await world.submission('draft');
    await world.submission('active', { student });
    const { evaluations } = await student.client.must('listJoinedClassEvaluations', { id: classId });
    expect(evaluations).toEqual([]);
  });
});
