import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { PASSWORD, theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('renewRecoveryCodes', () => {
  it('makes ten new ones, and those before open nothing any more', async () => {
    const { client, email, id } = await world.teacher();
    const login = (totp: string) => world.visitor().send('login', { email, password: PASSWORD, totp });
    const before = await client.must('confirmTotp', { code: world.totpCode() });
    world.clock.advance(60_000);
    const code = world.totpCode();
    const after = await client.must('renewRecoveryCodes', { password: PASSWORD, code });
    expect(new Set([...after.recoveryCodes, ...before.recoveryCodes]).size).toBe(20);
    expect(await client.must('getTotp', {})).toEqual({ enabled: true, recoveryCodesLeft: 10 });
    expect((await login(before.recoveryCodes[0] ?? '')).failure?.code).toBe('TOTP_REQUIRED');
    expect((await login(after.recoveryCodes[0] ?? '')).status).toBe(200);
    expect((await auditOf(world, id)).map(({ action }) => action)).toContain('renewRecoveryCodes');

    const again = await client.send('renewRecoveryCodes', { password: PASSWORD, code });
    expect(again.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'code' }] });
    expect((await login(after.recoveryCodes[1] ?? '')).status).toBe(200);
  });

  it('asks for both factors, and guesses neither for anybody', async () => {
    const { client } = await world.teacher();
    const off = await client.send('renewRecoveryCodes', { password: PASSWORD, code: world.totpCode() });
    expect(off.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'code' }] });
    await client.must('confirmTotp', { code: world.totpCode() });
    world.clock.advance(60_000);
    const stranger = { password: 'wrong-horse-9', code: world.totpCode() };
    const refused = await client.send('renewRecoveryCodes', stranger);
    expect(refused.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'password' }] });
    const outcomes: (string | undefined)[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const reply = await client.send('renewRecoveryCodes', { password: PASSWORD, code: '000000' });
      outcomes.push(reply.failure?.code);
    }
    expect(outcomes).toEqual([...Array<string>(10).fill('VALIDATION'), 'RATE_LIMITED']);
  });

  it('leaves ten however many ask at once', async () => {
    const { client } = await world.admin();
    await client.must('confirmTotp', { code: world.totpCode() });
    world.clock.advance(60_000);
    // Not the one before: it is too old when the half minute ends in between.
    const codes = [world.totpCode(), world.totpCode(undefined, 1)];
    await Promise.all(codes.map((code) => client.must('renewRecoveryCodes', { password: PASSWORD, code })));
    expect((await client.must('getTotp', {})).recoveryCodesLeft).toBe(10);
  });
});
