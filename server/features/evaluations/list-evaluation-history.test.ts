import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('listEvaluationHistory', () => {
  it('lists what the student has submitted, newest form first', async () => {
    const student = await world.student();
    const first = await world.submission('submitted', { student });
    world.clock.advance(1);
    const second = await world.submission('published', { student });
    await world.submission('active', { student });
    const { evaluations } = await student.client.must('listEvaluationHistory', {});
    expect(evaluations.map((form) => [form.id, form.responseId])).toEqual([
      [second.evaluationId, second.responseId],
      [first.evaluationId, first.responseId],
    ]);
  });

  it('forgets a submission that was cancelled', async () => {
    const { student, responseId } = await world.submission('submitted');
    await student.client.must('cancelSubmission', { responseId: responseId ?? '' });
    expect((await student.client.must('listEvaluationHistory', {})).evaluations).toEqual([]);
  });
});
