import { beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { PASSWORD, theWorld, type World } from '../../../tests/world.ts';
import { users } from '../../db/schema.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('startTotp', () => {
  it('hands out a secret and its address for the QR code; nothing is asked for before it is confirmed', async () => {
    const { client, email, id } = await world.admin();
    const { secret, uri } = await client.must('startTotp', { password: PASSWORD });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    expect(address.protocol).toBe('otpauth:');
    expect(address.searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(address.pathname)).toContain(email);
    const [row] = await world.ctx.db.select().from(users).where(eq(users.id, id));
    expect(row?.totpSecret).not.toContain(secret);
    await world.visitor().must('login', { email, password: PASSWORD });
  });

  it('asks for the password', async () => {
    const { client } = await world.admin();
    const reply = await client.send('startTotp', { password: 'wrong-horse-9' });
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'password' }] });
  });

  it('does not replace a secret in use: a thief at an open screen could lock the owner out', async () => {
    const { client } = await world.admin();
    await client.must('confirmTotp', { code: world.totpCode() });
    const reply = await client.send('startTotp', { password: PASSWORD });
    expect(reply.failure?.code).toBe('BUSY');
  });
});
