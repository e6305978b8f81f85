import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('closeAnyEvaluation', () => {
  it('closes what is open, by the teacher’s own rule', async () => {
    const admin = await world.admin();
    const { student, answers, evaluationId: id } = await world.submission('active');
    const { evaluation } = await admin.client.must('closeAnyEvaluation', { id });
    expect(evaluation).toMatchObject({ is_closed: true, can: { close: false, reopen: true } });
    const late = await student.client.call('submitAnswers', { id, responses: answers });
    expect(late.failure?.code).toBe('NOT_ACTIVE');
    expect((await admin.client.call('closeAnyEvaluation', { id })).failure?.code).toBe('NOT_ACTIVE');
    expect((await auditOf(world, id)).at(-1)).toMatchObject({
      actorId: admin.id,
      action: 'closeAnyEvaluation',
    });
  });
});
