import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { PASSWORD, theWorld, type World } from '../../../tests/world.ts';
import { newId } from '../../db/ids.ts';
import { users } from '../../db/schema.ts';
import { newResetToken } from '../auth/reset-token.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const NEW = 'another-horse-8';
const change = { currentPassword: PASSWORD, newPassword: NEW };

describe('changePassword', () => {
  it('lets the new one in and the old one out', async () => {
    const { client, email } = await world.teacher();
    expect(await client.must('changePassword', change)).toEqual({});
    const visitor = world.visitor();
    const old = await visitor.call('login', { email, password: PASSWORD });
    expect(old.failure?.code).toBe('INVALID_CREDENTIALS');
    await visitor.must('login', { email, password: NEW });
  });

  it('ends every other session, not this one', async () => {
    const { client, id } = await world.teacher();
    const [phone, tablet] = [await world.signIn(id), await world.signIn(id)];
    await client.must('changePassword', change);
    for (const other of [phone, tablet]) {
      expect((await other.call('getMe', {})).failure?.code).toBe('UNAUTHENTICATED');
      expect((await other.call('refresh', {})).failure?.code).toBe('UNAUTHENTICATED');
    }
    await client.must('listTaughtClasses', {});
  });

  it('ends every letter that would set another', async () => {
    const { client, id } = await world.teacher();
    const token = await newResetToken(world.ctx, world.ctx.db, id);
    await client.must('changePassword', change);
    const reply = await world.visitor().send('resetPassword', { token, newPassword: 'thief-horse-9' });
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'token' }] });
    await client.must('listTaughtClasses', {});
  });

  it('opens the gate for somebody who had to change it', async () => {
    const { client } = await world.teacher({ mustChangePassword: true });
    const before = await client.call('listTaughtClasses', {});
    expect([before.status, before.failure?.code]).toEqual([403, 'PASSWORD_CHANGE_REQUIRED']);
    await client.must('changePassword', change);
    await client.must('listTaughtClasses', {});
  });

  it.each([
    [{ currentPassword: 'wrong-one' }, 'currentPassword', '현재 비밀번호가 올바르지 않습니다.'],
    [{ currentPassword: '' }, 'currentPassword', '비밀번호를 입력해 주세요.'],
    [{ newPassword: 'ab1!x' }, 'newPassword', '비밀번호는 6자 이상이어야 합니다.'],
    [{ newPassword: 'Password123' }, 'newPassword', '너무 흔한 비밀번호입니다. 다른 비밀번호를 정해 주세요.'],
    [{ newPassword: PASSWORD }, 'newPassword', '지금과 다른 비밀번호를 정해 주세요.'],
  ])('refuses %j with 400, never 401', async (wrong, path, message) => {
    const { client } = await world.teacher();
    const reply = await client.call('changePassword', { ...change, ...wrong });
    expect(reply.status).toBe(400);
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path, message }] });
    await client.must('getMe', {});
  });

  it('takes a word of Google instead, only from somebody who has no password yet', async () => {
    const googleId = newId();
    const newcomer = await world.teacher({ googleId, passwordHash: null });
    const stranger = await newcomer.client.send('changePassword', {
      idToken: await world.googleToken(),
      newPassword: NEW,
    });
    expect(stranger.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'idToken' }] });
    const idToken = await world.googleToken({ sub: googleId });
    await newcomer.client.must('changePassword', { idToken, newPassword: NEW });
    await world.visitor().must('login', { email: newcomer.email, password: NEW });

    const again = await newcomer.client.send('changePassword', {
      idToken: await world.googleToken({ sub: googleId }),
      newPassword: 'third-horse-9',
    });
    expect(again.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'currentPassword' }] });
  });

  it('asks for what the policy in force asks', async () => {
    const { client } = await world.teacher();
    const passwordPolicy = {
      minLength: 8,
      requireUppercase: true,
      requireLowercase: true,
      requireNumbers: true,
      requireSpecial: true,
    };
    await world.withSettings({ passwordPolicy }, async () => {
      const reply = await client.call('changePassword', change);
      expect(reply.failure?.details).toEqual([
        { path: 'newPassword', message: '비밀번호에 영문 대문자를 넣어 주세요.' },
      ]);
    });
  });

  it('lets nobody at an open screen try for ever', async () => {
    const { client } = await world.teacher();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const reply = await client.call('changePassword', { ...change, currentPassword: `guess-${attempt}` });
      expect(reply.status).toBe(400);
    }
    const stopped = await client.call('changePassword', change);
    expect([stopped.status, stopped.failure?.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('refuses an account without a password', async () => {
    const { client } = await world.teacher({ passwordHash: null });
    const reply = await client.call('changePassword', change);
    expect(reply.failure?.details?.[0]?.path).toBe('currentPassword');
  });

  it('stores no password as it is, and writes down who changed it', async () => {
    const { client, id } = await world.teacher();
    await client.must('changePassword', change);
    const [row] = await world.ctx.db.select().from(users).where(eq(users.id, id));
    expect(JSON.stringify(row)).not.toContain(NEW);
    expect(await auditOf(world, id)).toMatchObject([{ actorId: id, action: 'changePassword' }]);
  });
});
