import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { PASSWORD, type Person, theWorld, type World } from '../../../tests/world.ts';
import { users } from '../../db/schema.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.admin();
});

describe('deleteUser', () => {
  it('blocks the account at once and leaves the erasing to the retention job', async () => {
    const { teacher, student, responseId, evaluationId } = await world.submission('evaluated');
    await admin.client.must('deleteUser', { id: student.id });
    expect((await student.client.call('getMe', {})).failure?.code).toBe('UNAUTHENTICATED');
    const login = { email: student.email, password: PASSWORD };
    expect((await world.visitor().call('login', login)).failure?.code).toBe('ACCOUNT_DISABLED');
    const [row] = await world.ctx.db.select().from(users).where(eq(users.id, student.id));
    expect(row).toMatchObject({ isActive: false, withdrawnAt: expect.any(Date), erasedAt: null });
    expect((await auditOf(world, student.id)).at(-1)).toMatchObject({
      actorId: admin.id,
      action: 'deleteUser',
    });
    // The teacher's record does not vanish under their hands.
    const { studentResponses } = await teacher.client.must('listEvaluationResponses', { id: evaluationId });
    expect(studentResponses.map(({ id }) => id)).toEqual([responseId]);
    // For administrators nobody is left whom they could find, change or let in again.
    const { users: found } = await admin.client.must('listUsers', { search: student.email });
    expect(found).toEqual([]);
    for (const name of ['deleteUser', 'activateUser', 'getUser', 'resetUserPassword'] as const)
      expect((await admin.client.call(name, { id: student.id })).failure?.code).toBe('NOT_FOUND');
  });

  it('refuses administrators, oneself among them, and a teacher whose students may be answering', async () => {
    const other = await world.admin();
    for (const id of [other.id, admin.id])
      expect((await admin.client.call('deleteUser', { id })).failure?.code).toBe('ADMIN_UNDELETABLE');
    const { teacher, evaluationId } = await world.submission('active');
    const reply = await admin.client.call('deleteUser', { id: teacher.id });
    expect(reply.failure?.code).toBe('HAS_ACTIVE_EVALUATION');
    await teacher.client.must('closeEvaluation', { id: evaluationId });
    await admin.client.must('deleteUser', { id: teacher.id });
  });
});
