import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { createWorld, PASSWORD, theWorld, type World } from '../../../tests/world.ts';
import { newId } from '../../db/ids.ts';
import { users } from '../../db/schema.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('withdraw', () => {
  it('blocks the account at once and everywhere; the teacher keeps what the record needs', async () => {
    const { student, teacher, evaluationId } = await world.submission('evaluated');
    const elsewhere = await world.signIn(student.id);
    await student.client.must('withdraw', { password: PASSWORD });
    for (const client of [student.client, elsewhere]) {
      expect((await client.send('getMe', {})).failure?.code).toBe('UNAUTHENTICATED');
    }
    const again = await world.visitor().send('login', { email: student.email, password: PASSWORD });
    expect(again.failure?.code).toBe('ACCOUNT_DISABLED');
    const { studentResponses } = await teacher.client.must('listEvaluationResponses', { id: evaluationId });
    expect(studentResponses).toMatchObject([{ student: { name: student.name } }]);
    const [row] = await world.ctx.db.select().from(users).where(eq(users.id, student.id));
    expect(row?.withdrawnAt).toEqual(expect.any(Date));
    expect((await auditOf(world, student.id)).map(({ action }) => action)).toContain('withdraw');
    // As the profile and the privacy policy say: nobody brings them back.
    const admin = await world.admin();
    const revived = await admin.client.send('activateUser', { id: student.id });
    expect(revived.failure?.code).toBe('NOT_FOUND');
  });

  it('asks for the password, or a fresh word of Google where there is none', async () => {
    const { client } = await world.teacher();
    for (const input of [{}, { password: 'wrong-horse-9' }, { idToken: await world.googleToken() }]) {
      const reply = await client.send('withdraw', input);
      expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'password' }] });
    }
    const googleId = newId();
    const without = await world.teacher({ googleId, passwordHash: null });
    await without.client.must('withdraw', { idToken: await world.googleToken({ sub: googleId }) });
  });

  it('does not let a teacher go while students may be answering, nor the last administrator', async () => {
    const { teacher } = await world.submission('active');
    const busy = await teacher.client.send('withdraw', { password: PASSWORD });
    expect(busy.failure?.code).toBe('HAS_ACTIVE_EVALUATION');
    const own = await createWorld();
    try {
      const admin = await own.admin();
      const last = await admin.client.send('withdraw', { password: PASSWORD });
      expect(last.failure?.code).toBe('LAST_ADMIN');
    } finally {
      await own.close();
    }
  });
});
