import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('listAvailableEvaluations', () => {
  it('lists only what still waits for this student’s answers', async () => {
    const student = await world.student();
    const waiting = await world.submission('active', { student });
    await world.submission('submitted', { student });
    await world.submission('published', { student });
    const ended = await world.submission('active', { student });
    await ended.teacher.client.must('closeEvaluation', { id: ended.evaluationId });
    const { evaluations } = await student.client.must('listAvailableEvaluations', {});
    expect(evaluations.map((form) => form.id)).toEqual([waiting.evaluationId]);
  });
});
