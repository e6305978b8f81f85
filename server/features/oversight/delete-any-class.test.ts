import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('deleteAnyClass', () => {
  it('takes the class from everybody’s screens, once', async () => {
    const admin = await world.admin();
    const { teacher, student, classId, evaluationId } = await world.submission('submitted');
    await admin.client.must('deleteAnyClass', { id: classId });
    for (const reply of [
      await teacher.client.call('getTaughtClass', { id: classId }),
      await student.client.call('getAnswerSheet', { id: evaluationId }),
      await admin.client.call('deleteAnyClass', { id: classId }),
      await admin.client.call('closeAnyEvaluation', { id: evaluationId }),
    ])
      expect(reply.failure?.code).toBe('NOT_FOUND');
    const { evaluations } = await admin.client.must('listAllEvaluations', { classId });
    expect(evaluations).toEqual([]);
    const lines = await auditOf(world, classId);
    expect(lines.filter(({ action }) => action === 'deleteAnyClass')).toMatchObject([{ actorId: admin.id }]);
  });
});
