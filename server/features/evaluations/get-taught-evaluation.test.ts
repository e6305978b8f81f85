import { beforeAll, describe, expect, it } from 'vitest';
import type { WorkingState } from '../../../contract/operation.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('getTaughtEvaluation', () => {
  it.each<[WorkingState, object, object]>([
    [
      'draft',
      { is_distributed: false, is_closed: false, responseCount: 0 },
      { edit: true, distribute: true },
    ],
    ['active', { is_distributed: true, is_closed: false, responseCount: 0 }, { close: true }],
    ['submitted', { is_distributed: true, is_closed: false, responseCount: 1 }, { close: true }],
    ['closed', { is_distributed: true, is_closed: true, responseCount: 1 }, { reopen: true }],
  ])('says where a form stands that is %s, and what may be done now', async (state, fields, may) => {
    const { teacher, evaluationId: id } = await world.submission(state);
    const { evaluation } = await teacher.client.must('getTaughtEvaluation', { id });
    expect(evaluation).toMatchObject({
      id,
      studentCount: 1,
      ...fields,
      can: { edit: false, distribute: false, close: false, reopen: false, ...may },
    });
  });

  it('does not count an observation as a response', async () => {
    const { teacher, student, evaluationId: id } = await world.submission('active');
    await teacher.client.must('observeStudent', { id, studentId: student.id, observation: '질문이 많음.' });
    const { evaluation } = await teacher.client.must('getTaughtEvaluation', { id });
    expect(evaluation.responseCount).toBe(0);
  });
});
