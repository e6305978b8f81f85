import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../tests/support/client.ts';
import { createWorld, PASSWORD, type World } from '../../../tests/world.ts';
import { tokenMoment } from './sessions.ts';

// A world of its own: sessions are outlived here.
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const MINUTE = 60_000;

async function signedIn(): Promise<TestClient> {
  return (await world.teacher()).client;
}
const refreshToken = (client: TestClient) => client.cookies.get('refresh_token') ?? '';

/** The same browser as it was a while ago. */
function copyOf(client: TestClient): TestClient {
  const copy = world.visitor();
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}
async function codeOf(client: TestClient): Promise<string> {
  const reply = await client.call('refresh', {});
  return reply.failure?.code ?? 'ok';
}

describe('refresh', () => {
  it('turns the token into the next one and says until when the session holds', async () => {
    const teacher = await world.teacher();
    const before = refreshToken(teacher.client);
    world.clock.advance(10 * MINUTE);
    const reply = await teacher.client.call('refresh', {});
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.data).sort()).toEqual(['session', 'user']);
    expect(reply.data.user.id).toBe(teacher.id);
    expect(refreshToken(teacher.client)).not.toBe(before);
    const holds = Date.parse(reply.data.session.expiresAt) - world.clock.now().getTime();
    expect(Math.abs(holds - 120 * MINUTE)).toBeLessThan(MINUTE);
    await teacher.client.must('listTaughtClasses', {});
  });

  it('needs no access token, which may have run out', async () => {
    const client = await signedIn();
    client.cookies.delete('access_token');
    expect(await codeOf(client)).toBe('ok');
    await client.must('getMe', {});
  });

  it('grants two tabs that refresh at once, and a reply that got lost, thirty seconds', async () => {
    const client = await signedIn();
    const tab = copyOf(client);
    expect(await codeOf(client)).toBe('ok');
    world.clock.advance(25_000);
    expect(await codeOf(tab)).toBe('ok');
    // Each tab is told when its own token ends, not when the other's does.
    for (const one of [client, tab]) {
      const { session } = await one.must('getMe', {});
      const claims = one.cookies.get('access_token')?.split('.')[1] ?? '';
      const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
      expect(Date.parse(session.expiresAt)).toBe(exp * 1000);
    }
    // Both go on from the same generation.
    expect(await codeOf(client)).toBe('ok');
    expect(await codeOf(tab)).toBe('ok');
  });

  it('ends the whole session when an older token comes back after that', async () => {
    const client = await signedIn();
    const thief = copyOf(client);
    expect(await codeOf(client)).toBe('ok');
    world.clock.advance(31_000);
    expect(await codeOf(thief)).toBe('UNAUTHENTICATED');
    expect(await codeOf(client)).toBe('UNAUTHENTICATED');
    expect((await client.call('getMe', {})).failure?.code).toBe('UNAUTHENTICATED');
  });

  it('grants one generation only', async () => {
    const client = await signedIn();
    const thief = copyOf(client);
    expect(await codeOf(client)).toBe('ok');
    expect(await codeOf(client)).toBe('ok');
    expect(await codeOf(thief)).toBe('UNAUTHENTICATED');
    expect(await codeOf(client)).toBe('UNAUTHENTICATED');
  });

  it('lets twenty parallel calls with one token all go on', async () => {
    const client = await signedIn();
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(copyOf(client))));
    expect(new Set(codes)).toEqual(new Set(['ok']));
  });

  it.each([
    ['none', ''],
    ['one that nobody signed', 'e30.e30.e30'],
  ])('refuses a client with no token that counts (%s)', async (_, token) => {
    const client = world.visitor();
    if (token) client.cookies.set('refresh_token', token);
    expect(await codeOf(client)).toBe('UNAUTHENTICATED');
  });

  it('does not take an access token for a refresh token, nor the other way round', async () => {
    const client = await signedIn();
    const swapped = copyOf(client);
    swapped.cookies.set('refresh_token', client.cookies.get('access_token') ?? '');
    expect(await codeOf(swapped)).toBe('UNAUTHENTICATED');
    swapped.cookies.set('access_token', refreshToken(client));
    expect((await swapped.call('getMe', {})).failure?.code).toBe('UNAUTHENTICATED');
  });

  it('does not keep a session alive in which nobody does anything', async () => {
    const client = await signedIn();
    for (let round = 0; round < 2; round += 1) {
      world.clock.advance(29 * MINUTE);
      expect(await codeOf(client)).toBe('ok');
    }
    world.clock.advance(3 * MINUTE);
    expect(await codeOf(client)).toBe('UNAUTHENTICATED');
  });

  it('ends after twelve hours, whatever its holder does', async () => {
    const client = await signedIn();
    const opened = world.clock.now();
    let expiresAt = '';
    for (let halfHours = 1; halfHours < 24; halfHours += 1) {
      world.clock.advance(30 * MINUTE);
      await client.must('recordActivity', { kind: 'heartbeat' });
      expiresAt = (await client.must('refresh', {})).session.expiresAt;
    }
    // No access token outlives the session.
    const end = Date.parse(tokenMoment(new Date(opened.getTime() + 12 * 60 * MINUTE)));
    expect(Math.abs(Date.parse(expiresAt) - end)).toBeLessThan(MINUTE);
    world.clock.advance(31 * MINUTE);
    expect(await codeOf(client)).toBe('UNAUTHENTICATED');
  });

  it('refuses a person who was deactivated in between', async () => {
    const person = await world.teacher({ isActive: false });
    const reply = await person.client.call('refresh', {});
    expect([reply.status, reply.failure?.code]).toEqual([403, 'ACCOUNT_DISABLED']);
  });

  it('gives a client with tokens in the body the next ones in the body', async () => {
    const teacher = await world.teacher();
    const script = world.visitor();
    script.headers['x-token-transport'] = 'body';
    const first = await script.must('login', { email: teacher.email, password: PASSWORD });
    const second = await script.must('refresh', { refreshToken: first.refreshToken ?? '' });
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(second.accessToken).toMatch(/\S/);
    expect(script.cookies.size).toBe(0);
    world.clock.advance(31_000);
    const late = await script.call('refresh', { refreshToken: first.refreshToken ?? '' });
    expect(late.failure?.code).toBe('UNAUTHENTICATED');
  });
});
