import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('listClassEvaluations', () => {
  it('lists the forms of this class alone, newest first, deleted ones left out', async () => {
    const { teacher, classId, evaluationId } = await world.submission('submitted');
    const other = await world.submission('draft', { teacher });
    const made = [];
    for (const content of ['둘째 수업', '셋째 수업']) {
      world.clock.advance(1);
      const form = { classId, type: 'subject', class_content: content } as const;
      made.unshift((await teacher.client.must('createEvaluation', form)).evaluation.id);
    }
    await teacher.client.must('deleteEvaluation', { id: made[0] ?? '' });
    const { evaluations } = await teacher.client.must('listClassEvaluations', { classId });
    expect(evaluations.map((form) => form.id)).toEqual([made[1], evaluationId]);
    expect(evaluations[1]).toMatchObject({ responseCount: 1, studentCount: 1 });
    expect(evaluations.map((form) => form.id)).not.toContain(other.evaluationId);
  });
});
