import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('getTaughtClass', () => {
  it('carries the class with its students and its forms, newest form first', async () => {
    const { teacher, student, classId, code, evaluationId } = await world.submission('submitted');
    world.clock.advance(1);
    const { evaluation: draft } = await teacher.client.must('createEvaluation', {
      classId,
      type: 'subject',
      class_content: '두 번째 수업',
    });
    const { class: shown } = await teacher.client.must('getTaughtClass', { id: classId });
    expect(shown).toMatchObject({ id: classId, code, studentCount: 1, evaluationCount: 2 });
    expect(shown.students).toMatchObject([
      { id: student.id, submissions: [{ evaluation_id: evaluationId, status: 'submitted' }] },
    ]);
    expect(shown.selfEvaluations).toEqual([
      {
        id: draft.id,
        type: 'subject',
        class_content: '두 번째 수업',
        is_distributed: false,
        is_closed: false,
        due_at: null,
      },
      {
        id: evaluationId,
        type: 'subject',
        class_content: expect.stringContaining('미세먼지'),
        is_distributed: true,
        is_closed: false,
        due_at: null,
      },
    ]);
  });

  it('leaves out a form that was deleted', async () => {
    const { teacher, classId, evaluationId } = await world.submission('draft');
    await teacher.client.must('deleteEvaluation', { id: evaluationId });
    const { class: shown } = await teacher.client.must('getTaughtClass', { id: classId });
    expect(shown).toMatchObject({ evaluationCount: 0, selfEvaluations: [] });
  });
});
