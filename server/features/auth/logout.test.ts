import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type Person, type World } from '../../../tests/world.ts';
import { sessions, users } from '../../db/schema.ts';

// A world of its own: access tokens are outlived here.
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const MINUTE = 60_000;

/** Logs out with headers of its own; answers the code, the cookies that are left and whether any session lives on. */
async function leave({ id, client }: Person, headers: Record<string, string> = {}) {
  const { failure } = await client.raw('POST', '/api/auth/logout', {}, headers);
  const rows = await world.ctx.db.select().from(sessions).where(eq(sessions.userId, id));
  return {
    code: failure?.code ?? 'ok',
    cookies: [...client.cookies.keys()],
    living: rows.filter((row) => row.revokedAt === null).length,
  };
}

describe('logout', () => {
  it('ends this session for good and takes the cookies away', async () => {
    const teacher = await world.teacher();
    const kept = world.visitor();
    for (const [name, value] of teacher.client.cookies) kept.cookies.set(name, value);
    expect(await teacher.client.must('logout', {})).toEqual({});
    expect(teacher.client.cookies.size).toBe(0);
    for (const call of ['getMe', 'refresh', 'listTaughtClasses'] as const) {
      expect((await kept.call(call, {})).failure?.code).toBe('UNAUTHENTICATED');
    }
  });

  it('leaves the sessions of other devices alone', async () => {
    const teacher = await world.teacher();
    const phone = await world.signIn(teacher.id);
    await teacher.client.must('logout', {});
    expect((await phone.must('getMe', {})).user.id).toBe(teacher.id);
  });

  it('works with an access token that ran out while the session lived on', async () => {
    const teacher = await world.teacher();
    for (let round = 0; round < 3; round += 1) {
      world.clock.advance(39 * MINUTE);
      await teacher.client.must('recordActivity', { kind: 'heartbeat' });
    }
    world.clock.advance(4 * MINUTE);
    expect((await teacher.client.call('getMe', {})).failure?.code).toBe('UNAUTHENTICATED');
    expect(await leave(teacher)).toEqual({ code: 'ok', cookies: [], living: 0 });
  });

  it('takes the cookies away where the session had ended already', async () => {
    const teacher = await world.teacher();
    world.clock.advance(61 * MINUTE);
    expect(await leave(teacher)).toMatchObject({ code: 'UNAUTHENTICATED', cookies: [] });
    const nobody = world.visitor();
    nobody.cookies.set('refresh_token', 'left over');
    expect((await nobody.call('logout', {})).status).toBe(401);
    expect(nobody.cookies.size).toBe(0);
  });

  it('ends the session whatever the gates say', async () => {
    const gone = { cookies: [], living: 0 };
    const [old, blocked, locked] = [await world.teacher(), await world.teacher(), await world.teacher()];
    expect(await leave(old, { 'x-app-version': '0.9.0' })).toEqual({ code: 'VERSION_MISMATCH', ...gone });
    await world.ctx.db.update(users).set({ isActive: false }).where(eq(users.id, blocked.id));
    expect(await leave(blocked)).toEqual({ code: 'ACCOUNT_DISABLED', ...gone });
    await world.withSettings({ maintenanceMode: true }, async () => {
      expect(await leave(locked)).toEqual({ code: 'MAINTENANCE', ...gone });
    });
  });

  it('is not to be had from another site, nor without the header', async () => {
    const teacher = await world.teacher();
    for (const headers of [{ origin: 'https://evil.example' }, { 'x-xsrf-token': 'guessed' }]) {
      expect(await leave(teacher, headers)).toMatchObject({ code: 'CSRF', living: 1 });
    }
    await teacher.client.must('getMe', {});
  });
});
