import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '../../contract/errors.ts';
import { type Person, theWorld, type World } from '../../tests/world.ts';
import { CodedError } from '../coded-error.ts';
import { presentError, refuseRaw } from './present-error.ts';

let world: World;
let teacher: Person;
beforeAll(async () => {
  world = await theWorld();
  teacher = await world.teacher();
});

const CLASSES = '/api/teacher/classes';

it('tells the first two hundred places of a refusal, and how many there are', () => {
  const details = Array.from({ length: 1234 }, (_, row) => ({ path: `rows.${row}`, message: '빈칸입니다.' }));
  const refused = (some: typeof details) =>
    presentError(new CodedError('VALIDATION', { message: '고칠 곳이 있습니다.', details: some })).failure;
  expect(refused(details).details).toEqual(details.slice(0, 200));
  const message = '고칠 곳이 있습니다. 고칠 곳이 모두 1,234곳이고, 앞의 200곳만 알려 드립니다.';
  expect(refused(details)).toMatchObject({ message, error: message });
  expect(refused(details.slice(0, 200)).message).toBe('고칠 곳이 있습니다.');
});

describe('whatever is refused', () => {
  it.each([
    ['malformed JSON', 'POST', CLASSES, '{"name":', {}, 400, 'VALIDATION'],
    ['a list for a body', 'POST', CLASSES, '["name"]', {}, 400, 'VALIDATION'],
    ['a text for a body', 'POST', CLASSES, '"name"', {}, 400, 'VALIDATION'],
    ['null for a body', 'POST', CLASSES, 'null', {}, 400, 'VALIDATION'],
    ['a prototype', 'POST', CLASSES, '{"name":"수업","__proto__":{"x":1}}', {}, 400, 'VALIDATION'],
    [
      'a constructor',
      'POST',
      CLASSES,
      '{"name":"수업","constructor":{"prototype":{"x":1}}}',
      {},
      400,
      'VALIDATION',
    ],
    ['an unknown field', 'POST', CLASSES, '{"name":"수업","teacher_id":"x"}', {}, 400, 'VALIDATION'],
    ['an unknown query', 'GET', `${CLASSES}?all=1`, null, {}, 400, 'VALIDATION'],
    ['a query beside a body', 'POST', `${CLASSES}?name=a`, '{"name":"수업"}', {}, 400, 'VALIDATION'],
    ['an id that cannot be', 'GET', `${CLASSES}/1`, null, {}, 400, 'VALIDATION'],
    ['an id that tries to climb', 'GET', `${CLASSES}/..%2f..`, null, {}, 400, 'VALIDATION'],
    ['a malformed address', 'GET', `${CLASSES}/%zz`, null, {}, 400, 'VALIDATION'],
    ['an unknown path', 'GET', '/api/nothing/here', null, {}, 404, 'NOT_FOUND'],
    ['another method', 'DELETE', CLASSES, null, {}, 404, 'NOT_FOUND'],
    [
      'more than 1 MB',
      'POST',
      CLASSES,
      JSON.stringify({ name: 'a'.repeat(1024 * 1024) }),
      {},
      413,
      'TOO_LARGE',
    ],
    [
      'plain text',
      'POST',
      CLASSES,
      '{"name":"수업"}',
      { 'content-type': 'text/plain' },
      415,
      'UNSUPPORTED_MEDIA',
    ],
    [
      'a form',
      'POST',
      CLASSES,
      'name=a',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'UNSUPPORTED_MEDIA',
    ],
    ['XML', 'POST', CLASSES, '<a/>', { 'content-type': 'application/xml' }, 415, 'UNSUPPORTED_MEDIA'],
  ] as const)('comes in the one envelope: %s', async (_, method, url, body, headers, status, code) => {
    const reply = await teacher.client.raw(method, url, body, { ...headers });
    expect([reply.status, reply.failure?.code]).toEqual([status, code]);
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    const { message, error, details, ...rest } = reply.failure ?? {};
    expect(rest).toEqual({ success: false, code });
    expect(message).toMatch(/[가-힣]/);
    expect(error).toBe(message);
    expect(Array.isArray(details)).toBe(code === 'VALIDATION');
  });

  it.each([
    ['NUL', '{"name":"수\\u0000업"}'],
    ['half a character', '{"name":"수\\ud83d업"}'],
  ])('may not be stored: %s', async (_, body) => {
    const reply = await teacher.client.raw('POST', CLASSES, body);
    expect(reply.failure).toMatchObject({
      code: 'VALIDATION',
      details: [{ path: 'name', message: '저장할 수 없는 문자가 들어 있습니다.' }],
    });
  });

  it('names the field with dots and numbers', async () => {
    const { student, evaluationId: id } = await world.submission('active');
    const reply = await student.client.send('submitAnswers', { id, responses: ['답', 7, '답', null, '답'] });
    expect(reply.failure?.details?.map((detail) => detail.path)).toEqual(['responses.1', 'responses.3']);
  });

  it('is never coerced', async () => {
    for (const [field, value] of Object.entries({ name: 123, grade: '2', description: true, semester: 1 })) {
      const reply = await teacher.client.raw('POST', CLASSES, { name: '수업', [field]: value });
      expect([field, reply.failure?.details?.[0]?.path]).toEqual([field, field]);
    }
  });

  it('leaves an empty JSON body alone where none is due', async () => {
    const { teacher: owner, evaluationId } = await world.submission('draft');
    const url = `/api/teacher/evaluations/${evaluationId}/distribute`;
    const reply = await owner.client.raw('PUT', url, '', { 'content-type': 'application/json' });
    expect(reply.status).toBe(200);
  });
});

describe('every reply', () => {
  it('carries headers that keep it out of caches, frames and guesses', async () => {
    const replies = [
      await world.visitor().raw('GET', '/api/site', null),
      await world.visitor().raw('GET', CLASSES, null),
      await world.visitor().raw('GET', '/api/nothing', null),
    ];
    for (const { headers } of replies) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toContain('unsafe-inline');
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });
});

describe('presentError', () => {
  it('keeps internals of an unexpected error to itself', () => {
    const { failure, unexpected } = presentError(new Error('password=geheim at /srv/app'));
    expect(unexpected).toBe(true);
    expect(failure).toEqual({
      success: false,
      code: 'INTERNAL',
      message: ERRORS.INTERNAL.message,
      error: ERRORS.INTERNAL.message,
    });
  });

  it.each(['ECONNREFUSED', '57P01', '53300'])('knows a database that is away by %s, however deep', (code) => {
    const cause = Object.assign(new Error('no'), { code });
    expect(presentError(new Error('query failed', { cause })).failure.code).toBe('UNAVAILABLE');
  });

  it('carries the more exact sentence and the seconds of a coded error', () => {
    expect(presentError(new CodedError('LOCKED', { message: '잠겼습니다.', retryAfter: 60 }))).toEqual({
      failure: {
        success: false,
        code: 'LOCKED',
        message: '잠겼습니다.',
        error: '잠겼습니다.',
        retryAfter: 60,
      },
      unexpected: false,
    });
  });
});

describe('a flood of mistakes', () => {
  it('is answered with a few lines, however many fields nobody knows', async () => {
    const world = await theWorld();
    const body = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 1]));
    const reply = await world.visitor().raw('POST', '/api/auth/login', body);
    expect(reply.failure?.code).toBe('VALIDATION');
    expect(JSON.stringify(reply.failure).length).toBeLessThan(20_000);
    const query = Array.from({ length: 1500 }, (_, index) => `k${index}=1`).join('&');
    const site = await world.visitor().raw('GET', `/api/site?${query}`, null);
    expect(JSON.stringify(site.failure).length).toBeLessThan(20_000);
  });
});

describe('a connection whose time is over', () => {
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

  it.each([
    ['', /^$/],
    ['GET /register HT', /^HTTP\/1\.1 400 .*"VALIDATION"/s],
  ])('after %j reads what is due', async (sent, due) => {
    const server = createServer((socket) => {
      if (sent === '') refuseRaw(late, socket);
      else socket.once('data', () => refuseRaw(late, socket));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    if (sent) socket.write(sent);
    expect(await text(socket)).toMatch(due);
    server.close();
  });

  it('is closed, also where nobody hangs up', { timeout: 10_000 }, async () => {
    // As an HTTP server listens: it answers those who have said their last.
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      socket.once('data', () => refuseRaw(late, socket));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const stubborn = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    stubborn.on('error', () => {});
    stubborn.write('POST /api/auth/login HTTP/1.1\r\nContent-Length: 100\r\n\r\n{');
    const [socket] = (await once(server, 'connection')) as [Socket];
    await once(socket, 'close');
    stubborn.destroy();
    server.close();
  });
});
