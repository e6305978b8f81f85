import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('listMyEvaluations', () => {
  it('lists what was handed out in all joined classes, newest first, whatever became of it', async () => {
    const student = await world.student();
    const made = [];
    for (const state of ['active', 'submitted', 'published'] as const) {
      made.unshift((await world.submission(state, { student })).evaluationId);
      world.clock.advance(1);
    }
    await world.submission('draft', { student });
    const { evaluations } = await student.client.must('listMyEvaluations', {});
    expect(evaluations.map((form) => [form.id, form.status])).toEqual([
      [made[0], 'published'],
      [made[1], 'submitted'],
      [made[2], 'not_submitted'],
    ]);
  });

  it('says of each student only what is theirs', async () => {
    const { student, code } = await world.submission('submitted');
    const classmate = await world.student();
    await classmate.client.must('joinClass', { classCode: code });
    const own = await student.client.must('listMyEvaluations', {});
    const theirs = await classmate.client.must('listMyEvaluations', {});
    expect([own.evaluations[0]?.status, theirs.evaluations[0]?.status]).toEqual([
      'submitted',
      'not_submitted',
    ]);
  });
});
