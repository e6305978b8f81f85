import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { PASSWORD, theWorld, type World } from '../../../tests/world.ts';
import { newId } from '../../db/ids.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const login = (email: string, totp?: string) =>
  world.visitor().send('login', { email, password: PASSWORD, ...(totp === undefined ? {} : { totp }) });

describe('confirmTotp', () => {
  it('makes every sign-in ask for a code from then on', async () => {
    const { client, email, id } = await world.admin();
    const elsewhere = await world.signIn(id);
    const { secret } = await client.must('startTotp', { password: PASSWORD });
    const { user, recoveryCodes } = await client.must('confirmTotp', { code: world.totpCode(secret) });
    expect(user.totp_enabled).toBe(true);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await elsewhere.send('getMe', {})).failure?.code).toBe('UNAUTHENTICATED');
    expect(await auditOf(world, id)).toMatchObject([{ action: 'startTotp' }, { action: 'confirmTotp' }]);

    const without = await login(email);
    expect([without.status, without.failure?.code]).toEqual([401, 'TOTP_REQUIRED']);
    expect((await login(email, '000000')).failure?.code).toBe('TOTP_REQUIRED');
    world.clock.advance(60_000);
    const code = world.totpCode(secret);
    expect((await login(email, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    // Read over a shoulder, it is good for nothing.
    expect((await login(email, code)).failure?.code).toBe('TOTP_REQUIRED');
  });

  it('takes a code of the new phone in the half minute in which the old one was used', async () => {
    const { client, email } = await world.admin();
    await client.must('confirmTotp', { code: world.totpCode() });
    await client.must('disableTotp', { password: PASSWORD });
    const { secret } = await client.must('startTotp', { password: PASSWORD });
    const code = world.totpCode(secret);
    await client.must('confirmTotp', { code });
    // Once, still.
    expect((await login(email, code)).failure?.code).toBe('TOTP_REQUIRED');
  });

  it('does not tell who has a second factor before the password is right', async () => {
    const { client, email } = await world.admin();
    await client.must('confirmTotp', { code: world.totpCode() });
    const reply = await world.visitor().send('login', { email, password: 'wrong-horse-9', totp: '123456' });
    expect(reply.failure?.code).toBe('INVALID_CREDENTIALS');
  });

  it('lets a recovery code in once, however it is typed', async () => {
    const { client, email } = await world.admin();
    const { recoveryCodes } = await client.must('confirmTotp', { code: world.totpCode() });
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(email, ` ${first.toLowerCase().replace('-', ' ')} `)).status).toBe(200);
    expect((await login(email, first)).failure?.code).toBe('TOTP_REQUIRED');
    const race = await Promise.all([login(email, second), login(email, second)]);
    expect(race.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
    expect(await client.must('getTotp', {})).toEqual({ enabled: true, recoveryCodesLeft: 8 });
  });

  it('counts wrong codes as failures until the login locks', async () => {
    const { client, email } = await world.admin();
    await client.must('confirmTotp', { code: world.totpCode() });
    const outcomes: (string | undefined)[] = [];
    for (let tries = 0; tries < 6; tries += 1) outcomes.push((await login(email, '000000')).failure?.code);
    expect(outcomes).toEqual([...Array<string>(5).fill('TOTP_REQUIRED'), 'LOCKED']);
  });

  it('never locks anybody for typing the code in a second step', async () => {
    const { client, email } = await world.admin();
    await client.must('confirmTotp', { code: world.totpCode() });
    for (let tries = 0; tries < 8; tries += 1) {
      expect((await login(email)).failure?.code).toBe('TOTP_REQUIRED');
    }
    world.clock.advance(60_000);
    expect((await login(email, world.totpCode())).status).toBe(200);
  });

  it('asks who comes with Google too', async () => {
    const googleId = newId();
    const { client } = await world.admin({ googleId });
    await client.must('confirmTotp', { code: world.totpCode() });
    const idToken = await world.googleToken({ sub: googleId });
    const without = await world.visitor().send('verifyGoogle', { idToken });
    expect(without.failure?.code).toBe('TOTP_REQUIRED');
    world.clock.advance(60_000);
    // The provider's answer is not used up by the question.
    await world.visitor().must('verifyGoogle', { idToken, totp: world.totpCode() });
  });

  it('counts wrong codes by account, so that many addresses or one answer of Google guess no more', async () => {
    const googleId = newId();
    const { client } = await world.admin({ googleId });
    const { recoveryCodes } = await client.must('confirmTotp', { code: world.totpCode() });
    const idToken = await world.googleToken({ sub: googleId });
    const guess = (totp: string) => world.visitor().send('verifyGoogle', { idToken, totp });
    const outcomes = await Promise.all(Array.from({ length: 14 }, () => guess('000000')));
    const count = (code: string) => outcomes.filter(({ failure }) => failure?.code === code).length;
    expect([count('TOTP_REQUIRED'), count('RATE_LIMITED')]).toEqual([10, 4]);
    expect((await guess(recoveryCodes[0] ?? '')).failure?.code).toBe('RATE_LIMITED');
    world.clock.advance(900_000);
    const later = await world.googleToken({ sub: googleId });
    await world.visitor().must('verifyGoogle', { idToken: later, totp: recoveryCodes[0] });
  });

  it('refuses a wrong code at its field, and a secret that was never asked for', async () => {
    const admin = await world.admin();
    const wrong = await admin.client.send('confirmTotp', { code: '000000' });
    expect(wrong.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'code' }] });
    const never = await world.admin({ totpSecret: null });
    const reply = await never.client.send('confirmTotp', { code: world.totpCode() });
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'code' }] });
  });
});
