import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('reopenAnyEvaluation', () => {
  it('opens what is closed, by the teacher’s own rule', async () => {
    const admin = await world.admin();
    const { teacher, responseId, evaluationId: id } = await world.submission('closed');
    const { evaluation } = await admin.client.must('reopenAnyEvaluation', { id });
    expect(evaluation).toMatchObject({ is_closed: false, can: { close: true, reopen: false } });
    const publish = await teacher.client.call('publishRemark', { id: responseId ?? '' });
    expect(publish.failure?.code).toBe('NOT_CLOSED');
    expect((await admin.client.call('reopenAnyEvaluation', { id })).failure?.code).toBe('NOT_CLOSED');
    expect((await auditOf(world, id)).at(-1)).toMatchObject({
      actorId: admin.id,
      action: 'reopenAnyEvaluation',
    });
  });

  it('opens nothing that nobody teaches any more', async () => {
    const admin = await world.admin();
    const left = await world.submission('closed');
    await admin.client.must('deleteUser', { id: left.teacher.id });
    const changed = await world.submission('closed');
    await admin.client.must('updateUser', {
      id: changed.teacher.id,
      name: changed.teacher.name,
      email: changed.teacher.email,
      role: 'student',
      student_number: '20110',
    });
    for (const { evaluationId: id } of [left, changed]) {
      const { failure } = await admin.client.call('reopenAnyEvaluation', { id });
      expect(failure).toMatchObject({ code: 'NOT_CLOSED', message: expect.stringContaining('담당 교사') });
    }
  });
});
