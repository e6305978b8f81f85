import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('listTaughtEvaluations', () => {
  it('lists the forms of all own classes, newest first, with the class of each', async () => {
    const first = await world.submission('submitted');
    world.clock.advance(1);
    const second = await world.submission('draft', { teacher: first.teacher });
    await world.submission('active');
    const { evaluations } = await first.teacher.client.must('listTaughtEvaluations', {});
    expect(evaluations.map((form) => [form.id, form.class.id, form.responseCount])).toEqual([
      [second.evaluationId, second.classId, 0],
      [first.evaluationId, first.classId, 1],
    ]);
  });

  it('forgets the forms of a class that was deleted', async () => {
    const { teacher, classId } = await world.submission('active');
    await teacher.client.must('deleteClass', { id: classId });
    expect((await teacher.client.must('listTaughtEvaluations', {})).evaluations).toEqual([]);
  });
});
