import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, PASSWORD, type World } from '../../tests/world.ts';
import { sessions, users } from '../db/schema.ts';

// A world of its own: sessions are outlived here.
let world: World;
let https: World;
beforeAll(async () => {
  world = await createWorld();
  https = await createWorld(undefined, { SITE_URL: 'https://girok.example' });
});
afterAll(async () => {
  await world.close();
  await https.close();
});

const MINUTE = 60_000;

/** The Set-Cookie lines of a login, by the name of the cookie. */
async function cookiesOf(in_: World, more: Record<string, unknown> = {}) {
  const { email } = await in_.teacher();
  const reply = await in_.visitor().send('login', { email, password: PASSWORD, ...more });
  const lines = [reply.headers['set-cookie'] ?? []].flat().map(String);
  return Object.fromEntries(lines.map((line) => [line.split('=')[0], line]));
}

describe('the cookies of a session', () => {
  it('hide the tokens from scripts, and are plain on localhost', async () => {
    const cookies = await cookiesOf(world);
    expect(cookies['access_token']).toMatch(/; Path=\/;.*HttpOnly.*SameSite=Lax/);
    expect(cookies['refresh_token']).toMatch(/; Path=\/api\/auth\/refresh;.*HttpOnly.*SameSite=Lax/);
    expect(cookies['X-XSRF-TOKEN']).toMatch(/; Path=\/;.*SameSite=Lax/);
    expect(cookies['X-XSRF-TOKEN']).not.toContain('HttpOnly');
    for (const line of Object.values(cookies)) expect(line).not.toContain('Secure');
  });

  it('are bound to https where the site is', async () => {
    const cookies = await cookiesOf(https);
    expect(Object.keys(cookies)).toContain('__Host-access_token');
    expect(cookies['__Host-access_token']).toMatch(/; Path=\/;/);
    for (const line of Object.values(cookies)) {
      expect(line).toContain('Secure');
      expect(line).not.toContain('Domain');
    }
  });

  it('end with the browser, or with the session for who wants to be remembered', async () => {
    const short = await cookiesOf(world);
    const long = await cookiesOf(world, { rememberMe: true });
    for (const name of ['access_token', 'refresh_token', 'X-XSRF-TOKEN']) {
      expect(short[name]).not.toMatch(/Max-Age|Expires/);
      expect(long[name]).toContain('Max-Age=43200');
    }
  });

  it('stay remembered when the token is refreshed', async () => {
    const { email } = await world.teacher();
    const client = world.visitor();
    await client.must('login', { email, password: PASSWORD, rememberMe: true });
    const reply = await client.call('refresh', {});
    const lines = [reply.headers['set-cookie'] ?? []].flat().map(String);
    expect(lines.find((line) => line.startsWith('access_token='))).toContain('Max-Age=43200');
  });
});

describe('a living session', () => {
  it('ends after sixty idle minutes; polls are no activity', async () => {
    const { client } = await world.teacher();
    world.clock.advance(50 * MINUTE);
    await client.must('getMe', {});
    await client.must('verifySession', {});
    world.clock.advance(11 * MINUTE);
    expect((await client.call('getMe', {})).failure?.code).toBe('UNAUTHENTICATED');
  });

  it('goes on while its holder does something', async () => {
    const { client } = await world.teacher();
    for (const call of ['listTaughtClasses', 'listTaughtEvaluations', 'listTaughtClasses'] as const) {
      world.clock.advance(50 * MINUTE);
      expect((await client.call('recordActivity', { kind: 'heartbeat' })).status).toBe(200);
      // The access token itself holds two hours; the client renews it in time.
      await client.must('refresh', {});
      await client.must(call, {});
    }
  });

  it('is as short as the settings say', async () => {
    const { client } = await world.teacher();
    await world.withSettings({ sessionTimeout: 5 }, async () => {
      world.clock.advance(6 * MINUTE);
      expect((await client.call('listTaughtClasses', {})).failure?.code).toBe('UNAUTHENTICATED');
    });
  });

  it('ends with its access token when nobody renews it', async () => {
    const { client } = await world.teacher();
    for (let quarter = 0; quarter < 7; quarter += 1) {
      world.clock.advance(15 * MINUTE);
      await client.must('listTaughtClasses', {});
    }
    world.clock.advance(16 * MINUTE);
    expect((await client.call('listTaughtClasses', {})).failure?.code).toBe('UNAUTHENTICATED');
    client.cookies.delete('access_token');
    await client.must('refresh', {});
  });

  it('sees at once what the database says about its holder', async () => {
    const { id, client } = await world.student();
    await client.must('listJoinedClasses', {});
    const codeAfter = async (change: Partial<typeof users.$inferInsert>) => {
      await world.ctx.db.update(users).set(change).where(eq(users.id, id));
      return (await client.call('listJoinedClasses', {})).failure?.code ?? 'ok';
    };
    expect(await codeAfter({ consentVersion: null })).toBe('CONSENT_REQUIRED');
    expect(await codeAfter({ mustChangePassword: true })).toBe('PASSWORD_CHANGE_REQUIRED');
    expect(await codeAfter({ role: 'teacher' })).toBe('PASSWORD_CHANGE_REQUIRED');
    expect(await codeAfter({ mustChangePassword: false, consentVersion: '2025-02-01' })).toBe('FORBIDDEN');
    expect(await codeAfter({ isActive: false })).toBe('ACCOUNT_DISABLED');
  });

  it('does not survive a token that somebody else signed, nor one without a signature', async () => {
    const { id, client } = await world.teacher();
    const [session] = await world.ctx.db.select().from(sessions).where(eq(sessions.userId, id));
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = part({ sid: session?.id, exp: Math.floor(world.clock.now().getTime() / 1000) + 3600 });
    for (const token of [
      `${part({ alg: 'none' })}.${claims}.`,
      `${part({ alg: 'HS256' })}.${claims}.${part({})}`,
      'nonsense',
    ]) {
      client.cookies.set('access_token', token);
      expect((await client.call('listTaughtClasses', {})).failure?.code).toBe('UNAUTHENTICATED');
    }
  });
});

describe('a client that takes its tokens in the body', () => {
  async function script() {
    const { email } = await world.teacher();
    const client = world.visitor();
    client.headers['x-token-transport'] = 'body';
    const reply = await client.call('login', { email, password: PASSWORD });
    return { client, reply };
  }

  it('gets them there and no cookies', async () => {
    const { client, reply } = await script();
    expect(reply.data).toMatchObject({ accessToken: expect.any(String), refreshToken: expect.any(String) });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(client.cookies.size).toBe(0);
  });

  it('sends a bearer token and needs no CSRF header', async () => {
    const { client, reply } = await script();
    client.headers['authorization'] = `Bearer ${reply.data.accessToken}`;
    await client.must('createClass', { name: '화학' });
    await client.must('logout', {});
    expect((await client.call('getMe', {})).failure?.code).toBe('UNAUTHENTICATED');
  });
});

it('never puts the tokens of a cookie session into a body, whatever header asks for them', async () => {
  const { client } = await world.teacher();
  const reply = await client.raw('POST', '/api/auth/refresh', {}, { 'x-token-transport': 'body' });
  expect(Object.keys(reply.data as object).sort()).toEqual(['session', 'user']);
});

it('leaves no session behind when somebody signs in again in the same browser', async () => {
  const { client, email } = await world.teacher();
  const before = client.cookies.get('access_token') ?? '';
  await client.must('login', { email, password: PASSWORD });
  const old = world.visitor();
  old.cookies.set('access_token', before);
  expect((await old.call('getMe', {})).failure?.code).toBe('UNAUTHENTICATED');
  await client.must('getMe', {});
});

it('lets somebody sign in whose ended session left its cookie behind, but not the readable one', async () => {
  const { client, email } = await world.teacher();
  const lost = world.visitor();
  lost.cookies.set('access_token', client.cookies.get('access_token') ?? '');
  expect((await lost.call('login', { email, password: PASSWORD })).failure?.code).toBe('CSRF');
  await client.must('logout', {});
  expect((await lost.call('login', { email, password: PASSWORD })).failure).toBeUndefined();
});
