import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('disableTotp', () => {
  it('ends the asking and throws the recovery codes away', async () => {
    const { client, email } = await world.teacher();
    await client.must('confirmTotp', { code: world.totpCode() });
    const wrong = await client.send('disableTotp', { password: 'wrong-horse-9' });
    expect(wrong.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'password' }] });
    expect((await client.must('disableTotp', { password: PASSWORD })).user.totp_enabled).toBe(false);
    expect(await client.must('getTotp', {})).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    await world.visitor().must('login', { email, password: PASSWORD });
  });

  it('is refused to an administrator where the site demands it', async () => {
    const { client } = await world.admin();
    await client.must('confirmTotp', { code: world.totpCode() });
    await world.withSettings({ twoFactorEnabled: true }, async () => {
      const reply = await client.send('disableTotp', { password: PASSWORD });
      expect(reply.failure?.code).toBe('FORBIDDEN');
    });
  });

  it('keeps administrators out of their area until they have set it up, where the site demands it', async () => {
    const { client } = await world.admin();
    await world.withSettings({ twoFactorEnabled: true }, async () => {
      expect((await client.send('getAdminStats', {})).failure?.code).toBe('FORBIDDEN');
      await client.must('getMe', {});
      await client.must('confirmTotp', { code: world.totpCode() });
      await client.must('getAdminStats', {});
      const teacher = await world.teacher();
      await teacher.client.must('listTaughtClasses', {});
    });
  });
});
