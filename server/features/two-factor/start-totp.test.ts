import { beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { PASSWORD, theWorld, type World } from '../../../tests/world.ts';
import { users } from '../../db/schema.ts';
import { startTotp } from './start-totp.ts';

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

  it('nor one that another window confirmed after it was looked at', async () => {
    const { id } = await world.admin();
    const { db, settings } = world.ctx;
    const own = eq(users.id, id);
    const sealed = 'confirmed elsewhere';
    // The settings are read between the look and the write.
    const read = async () => {
      await db.update(users).set({ totpSecret: sealed, totpConfirmedAt: world.clock.now() }).where(own);
      return settings.read();
    };
    const caller = { sessionId: '', accessUntil: null, address: '', device: '', agent: null };
    const started = startTotp(
      { ...world.ctx, settings: { ...settings, read } },
      { ...caller, userId: id, name: '', role: 'admin' },
      { password: PASSWORD },
    );
    await expect(started).rejects.toMatchObject({ code: 'BUSY' });
    const [row] = await db.select().from(users).where(own);
    expect(row?.totpSecret).toBe(sealed);
  });
});
