import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../tests/support/client.ts';
import { createWorld, PASSWORD, type World } from '../../tests/world.ts';
import { readEnv } from '../env.ts';

/** For the school whose server stands behind a proxy that speaks https, whether or not somebody has set SITE_URL. */

const PROXY = '10.1.0.7';
let world: World;
let sited: World;
beforeAll(async () => {
  world = await createWorld(undefined, { TRUST_PROXY: `loopback, ${PROXY}` });
  sited = await createWorld(undefined, { TRUST_PROXY: PROXY, SITE_URL: 'https://girok.example' });
});
afterAll(async () => {
  await world.close();
  await sited.close();
});

/** A browser as the server sees it through the proxy; `said`: what it told the proxy about itself. */
function through(at: World, from: string, said = ''): TestClient {
  const client = at.visitor();
  client.address = PROXY;
  client.headers = {
    ...{ host: 'girok.example', origin: 'https://girok.example', 'sec-fetch-site': 'same-origin' },
    ...{ 'x-forwarded-proto': 'https', 'x-forwarded-for': said === '' ? from : `${said}, ${from}` },
  };
  return client;
}

describe('https at the proxy', () => {
  it.each([
    ['without SITE_URL', () => world],
    ['with SITE_URL', () => sited],
  ])('%s: every cookie is Secure, and the session lives on them alone', async (_, at) => {
    const { email } = await at().teacher();
    const client = through(at(), '203.0.113.7');
    const login = await client.call('login', { email, password: PASSWORD, rememberMe: true });
    const set = [login.headers['set-cookie'] ?? []].flat() as string[];
    expect(new Set(set.map((cookie) => cookie.slice(0, cookie.indexOf('='))))).toEqual(
      new Set([
        '__Host-access_token',
        '__Secure-refresh_token',
        '__Secure-remember',
        'X-XSRF-TOKEN',
        '__Secure-device',
      ]),
    );
    for (const cookie of set) expect(cookie).toMatch(/; Secure/);
    await client.must('getMe', {});
    await client.must('createClass', { name: '화학' });
    await client.must('refresh', {});
    await client.must('createClass', { name: '생명과학' });
    await client.must('logout', {});
    expect([...client.cookies.keys()]).toEqual(['__Secure-device']);
  });

  it('is believed of the proxy alone', async () => {
    const { email } = await world.teacher();
    const client = world.visitor();
    client.address = '198.51.100.9';
    client.headers = { 'x-forwarded-proto': 'https' };
    await client.must('login', { email, password: PASSWORD });
    expect(client.cookies.has('access_token')).toBe(true);
    client.headers = { 'x-forwarded-host': 'evil.example', origin: 'http://evil.example' };
    expect((await client.call('createClass', { name: '화학' })).failure?.code).toBe('CSRF');
  });

  it('may keep the name of the site to another header than Host', async () => {
    const { email } = await world.teacher();
    const client = through(world, '203.0.113.7');
    Object.assign(client.headers, { host: '10.1.0.2:3000', 'x-forwarded-host': 'girok.example' });
    expect((await client.call('login', { email, password: PASSWORD })).status).toBe(200);
    client.headers['x-forwarded-host'] = 'other.example';
    expect((await client.call('createClass', { name: '화학' })).failure?.code).toBe('CSRF');
  });
});

describe('limits', () => {
  /** How often somebody may guess before they wait, with what they tell the proxy each time. */
  async function guesses(email: string, guesser: (time: number) => TestClient): Promise<number> {
    for (let time = 0; ; time += 1) {
      const reply = await guesser(time).call('login', { email, password: 'wrong-wrong-1' });
      if (reply.failure?.code === 'LOCKED') return time;
    }
  }

  it.each<[string, (time: number) => TestClient]>([
    ['as it is', () => through(world, '203.0.113.20')],
    [
      'that invents another one each time',
      (time) => through(world, '203.0.113.21', `192.0.2.${time}, 10.1.0.7`),
    ],
    ['whose port the proxy adds', (time) => through(world, `203.0.113.22:${5000 + time}`)],
    [
      'of IPv6 with its port, and another address of the same network',
      (time) => through(world, `[2001:db8::${time}]:${5000 + time}`),
    ],
  ])('count an address %s, and leave the neighbour behind the same proxy alone', async (_, guesser) => {
    const { email } = await world.teacher();
    expect(await guesses(email, guesser)).toBe(5);
    const neighbour = through(world, '203.0.113.99');
    expect((await neighbour.call('login', { email, password: PASSWORD })).status).toBe(200);
  });

  it("let the administrator's list name the real address", async () => {
    const { email, client: elsewhere } = await world.admin();
    const { settings } = await elsewhere.must('getSettings', {});
    const client = through(world, '203.0.113.30:6000', '203.0.113.31');
    await client.must('login', { email, password: PASSWORD });
    const list = (ipWhitelist: string[]) =>
      client.call('updateSettings', {
        settings: { ...settings, security: { ...settings.security, ipWhitelist } },
      });
    expect((await list(['203.0.113.31', PROXY])).failure?.details?.[0]?.message).toContain('(203.0.113.30)');
    expect((await list(['203.0.113.30'])).status).toBe(200);
    expect((await client.call('getSettings', {})).status).toBe(200);
    Object.assign(client.headers, { 'x-forwarded-for': '203.0.113.30, 203.0.113.31' });
    expect((await client.call('getSettings', {})).failure?.code).toBe('IP_NOT_ALLOWED');
  });
});

describe('TRUST_PROXY', () => {
  it.each(['true', '1', '*', '10.0.0.0/33', 'proxy.internal', '127.0.0.1, yes', '0.0.0.0/0', '::/0'])(
    '%s is refused when the server starts',
    (value) => {
      expect(() => readEnv({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY: .*CIDR/);
    },
  );

  it.each([
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8 ,::1', ['10.0.0.0/8', '::1']],
    ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
    ['', false],
  ])('%j is read', (value, expected) => {
    expect(readEnv({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });
});
