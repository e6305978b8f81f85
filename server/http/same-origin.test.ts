import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, PASSWORD, type Person, theWorld, type World } from '../../tests/world.ts';

let world: World;
let teacher: Person;
beforeAll(async () => {
  world = await theWorld();
  teacher = await world.teacher();
});

const BODY = { name: '화학' };
function create(headers: Record<string, string>) {
  return teacher.client.raw('POST', '/api/teacher/classes', BODY, headers);
}

describe('the CSRF header', () => {
  it('must be there', async () => {
    const client = await world.signIn(teacher.id);
    client.cookies.delete('X-XSRF-TOKEN');
    const reply = await client.raw('POST', '/api/teacher/classes', BODY);
    expect([reply.status, reply.failure?.code]).toEqual([403, 'CSRF']);
  });

  it.each([
    ['another value', async () => 'abc.def'],
    ['an empty one', async () => ''],
    [
      'that of another session of the same person',
      async () => (await world.signIn(teacher.id)).cookies.get('X-XSRF-TOKEN') ?? '',
    ],
  ])('is refused with %s', async (_, value) => {
    expect((await create({ 'x-xsrf-token': await value() })).failure?.code).toBe('CSRF');
  });

  it('is refused when cookie and header agree on a value of another session', async () => {
    const client = await world.signIn(teacher.id);
    const other = await world.signIn(teacher.id);
    client.cookies.set('X-XSRF-TOKEN', other.cookies.get('X-XSRF-TOKEN') ?? '');
    expect((await client.raw('POST', '/api/teacher/classes', BODY)).failure?.code).toBe('CSRF');
  });

  it.each([
    ['POST', '/api/auth/logout'],
    ['PUT', '/api/users/me'],
    ['DELETE', '/api/student/classes/0190a5d0-0000-7000-8000-000000000000/leave'],
    ['POST', '/api/auth/refresh'],
    ['POST', '/api/auth/login'],
    ['POST', '/api/auth/register'],
  ] as const)('is asked for before anything else: %s %s', async (method, url) => {
    const client = await world.signIn(teacher.id);
    const reply = await client.raw(method, url, method === 'DELETE' ? null : {}, { 'x-xsrf-token': 'no' });
    expect([reply.status, reply.failure?.code]).toEqual([403, 'CSRF']);
  });

  it('is not asked for to read, and the cookie is mended when it was lost', async () => {
    const client = await world.signIn(teacher.id);
    client.cookies.delete('X-XSRF-TOKEN');
    await client.must('listTaughtClasses', {});
    expect(client.cookies.get('X-XSRF-TOKEN')).toMatch(/\S/);
    await client.must('createClass', BODY);
  });
});

describe('a request from another site', () => {
  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:81' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('is refused: %j', async (headers: Record<string, string>) => {
    expect((await create(headers)).failure?.code).toBe('CSRF');
    const login = { email: teacher.email, password: PASSWORD };
    const visitor = world.visitor();
    const reply = await visitor.raw('POST', '/api/auth/login', login, headers);
    expect([reply.status, reply.failure?.code]).toEqual([403, 'CSRF']);
    expect((await visitor.raw('POST', '/api/auth/register', {}, headers)).failure?.code).toBe('CSRF');
  });

  it.each([
    [{ origin: 'http://localhost:80', host: 'localhost:80' }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{}],
  ])('of the own one is let through: %j', async (headers: Record<string, string>) => {
    expect((await create(headers)).status).toBe(201);
  });

  it('may read what a link leads to', async () => {
    const reply = await teacher.client.raw('GET', '/api/site', null, { 'sec-fetch-site': 'cross-site' });
    expect(reply.status).toBe(200);
  });
});

describe('a site with an address of its own', () => {
  let named: World;
  beforeAll(async () => {
    named = await createWorld(undefined, { SITE_URL: 'https://girok.example/' });
  });
  afterAll(() => named.close());

  it.each([
    ['https://girok.example', 400],
    ['http://girok.example', 403],
    ['https://girok.example.evil.example', 403],
    ['http://localhost:80', 403],
  ])('takes requests from there alone: %s → %i', async (origin, status) => {
    const reply = await named.visitor().raw('POST', '/api/auth/login', {}, { origin, host: 'localhost:80' });
    expect(reply.status).toBe(status);
  });
});
