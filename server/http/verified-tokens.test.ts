import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../../tests/world.ts';
import { createTokenReader } from './verified-tokens.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const minutes = (count: number) => count * 60_000;
const after = (from: Date, ms: number) => new Date(from.getTime() + ms);

it('a remembered token runs out at its own moment, like any other', async () => {
  const read = createTokenReader(world.ctx);
  const now = new Date();
  const end = after(now, minutes(120));
  const token = await world.ctx.tokens.signAccess({ sessionId: 'one' }, now, end);
  expect(await read(token, now)).toEqual({ sessionId: 'one', until: expect.any(Date) });
  expect(await read(token, after(now, minutes(119)))).toEqual({ sessionId: 'one', until: expect.any(Date) });
  expect(await read(token, end)).toBeNull();
  expect(await read(token, after(end, minutes(1)))).toBeNull();
});

it('a token that resembles a remembered one is checked for itself', async () => {
  const read = createTokenReader(world.ctx);
  const now = new Date();
  const token = await world.ctx.tokens.signAccess({ sessionId: 'one' }, now, after(now, minutes(120)));
  await read(token, now);
  const [head, , signature] = token.split('.');
  const forged = Buffer.from(JSON.stringify({ sid: 'two', exp: 9_999_999_999 })).toString('base64url');
  expect(await read(`${head}.${forged}.${signature}`, now)).toBeNull();
  expect(await read(`${head}.${forged}.`, now)).toBeNull();
  expect(await read('', now)).toBeNull();
});

it('forgets the oldest beyond its size, and still reads them all', async () => {
  const read = createTokenReader(world.ctx, 2);
  const now = new Date();
  const sign = (sessionId: string) => world.ctx.tokens.signAccess({ sessionId }, now, after(now, minutes(1)));
  const tokens = await Promise.all(['a', 'b', 'c'].map(sign));
  for (const token of [...tokens, ...tokens]) expect(await read(token, now)).not.toBeNull();
});
