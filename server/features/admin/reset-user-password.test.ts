import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { PASSWORD, theWorld, type World } from '../../../tests/world.ts';
import { newResetToken } from '../auth/reset-token.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('resetUserPassword', () => {
  it('gives a password for one sign-in; the old one, the sessions, the letters and the lock end', async () => {
    const admin = await world.admin();
    const { id, email, client } = await world.teacher();
    const token = await newResetToken(world.ctx, world.ctx.db, id);
    const visitor = world.visitor();
    for (let tries = 0; tries < 6; tries += 1) await visitor.call('login', { email, password: 'wrong-1' });
    expect((await visitor.call('login', { email, password: PASSWORD })).failure?.code).toBe('LOCKED');
    const { tempPassword } = await admin.client.must('resetUserPassword', { id });
    expect((await client.call('getMe', {})).failure?.code).toBe('UNAUTHENTICATED');
    const old = await visitor.call('login', { email, password: PASSWORD });
    expect(old.failure?.code).toBe('INVALID_CREDENTIALS');
    const mailed = await visitor.call('resetPassword', { token, newPassword: 'another-horse-8' });
    expect(mailed.failure?.code).toBe('VALIDATION');
    const { user } = await visitor.must('login', { email, password: tempPassword });
    expect(user.passwordChangeRequired).toBe(true);
    expect((await visitor.call('listTaughtClasses', {})).failure?.code).toBe('PASSWORD_CHANGE_REQUIRED');
    await visitor.must('changePassword', { currentPassword: tempPassword, newPassword: 'another-horse-8' });
    await visitor.must('listTaughtClasses', {});
    const lines = await auditOf(world, id);
    expect(lines[0]).toMatchObject({ actorId: admin.id, action: 'resetUserPassword' });
    expect(JSON.stringify(lines)).not.toContain(tempPassword);
  });

  it('pleases the policy in force, and leaves one who resets the own password signed in', async () => {
    const admin = await world.admin();
    await world.withSettings(
      { passwordPolicy: { ...(await world.ctx.settings.read()).passwordPolicy, minLength: 20 } },
      async () => {
        const { tempPassword } = await admin.client.must('resetUserPassword', { id: admin.id });
        expect(tempPassword.length).toBeGreaterThanOrEqual(20);
        expect((await admin.client.must('getMe', {})).user.passwordChangeRequired).toBe(true);
      },
    );
  });
});
