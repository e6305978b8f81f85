import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { CLIENT_ID, identityProvider } from '../../../tests/support/identity-provider.ts';
import { createWorld, theWorld, type World } from '../../../tests/world.ts';
import { newId } from '../../db/ids.ts';
import { users } from '../../db/schema.ts';
import { verifyGoogle } from './verify-google.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const linked = () => {
  const googleId = newId();
  return { googleId, googleEmail: `google-${googleId}@example.com` };
};

describe('verifyGoogle', () => {
  it('makes an account without a role for somebody new, who then chooses one', async () => {
    const visitor = world.visitor();
    const reply = await visitor.must('verifyGoogle', {
      idToken: await world.googleToken({ name: ' 김 하늘 ' }),
    });
    expect(reply).toMatchObject({
      needsRoleSelection: true,
      user: { name: '김 하늘', role: null, consentRequired: true, has_password: false },
    });
    expect(reply).not.toHaveProperty('accessToken');
    const blocked = await visitor.send('updateProfile', { name: '김하늘', school: '학교' });
    expect(blocked.failure?.code).toBe('CONSENT_REQUIRED');
    await visitor.must('selectRole', {
      role: 'teacher',
      school: '학교',
      privacyConsent: true,
      termsConsent: true,
      ageConsent: true,
      googleConsent: true,
    });
    expect((await visitor.must('listTaughtClasses', {})).classes).toEqual([]);
  });

  it('knows somebody again by the provider’s id, whatever has become of the address', async () => {
    const link = linked();
    const teacher = await world.teacher(link);
    const idToken = await world.googleToken({ sub: link.googleId, email: 'moved@example.com' });
    const { user, needsRoleSelection } = await world.visitor().must('verifyGoogle', { idToken });
    expect([user.id, user.email, needsRoleSelection]).toEqual([teacher.id, teacher.email, false]);
    expect(await auditOf(world, teacher.id)).toEqual([]);
  });

  it.each([
    ['the link was taken off', { googleId: null }],
    ['the second factor was turned on', { totpConfirmedAt: new Date() }],
  ])('opens no session once %s while it was looking', async (_, changed) => {
    const link = linked();
    const { id } = await world.teacher(link);
    const { db, settings } = world.ctx;
    const read = async () => {
      await db.update(users).set(changed).where(eq(users.id, id));
      return settings.read();
    };
    const ctx = { ...world.ctx, settings: { ...settings, read } };
    const caller = { address: '10.9.9.9', device: id, agent: null };
    const idToken = await world.googleToken({ sub: link.googleId });
    await expect(verifyGoogle(ctx, caller, { idToken })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
  });

  it('never links an account with the same address silently', async () => {
    const teacher = await world.teacher();
    const idToken = await world.googleToken({ email: teacher.email.toUpperCase() });
    const reply = await world.visitor().send('verifyGoogle', { idToken });
    expect(reply.failure?.code).toBe('EMAIL_TAKEN');
    const [row] = await world.ctx.db.select().from(users).where(eq(users.id, teacher.id));
    expect(row?.googleId).toBeNull();
  });

  const hour = 3600;
  const seconds = () => Math.floor(world.clock.now().getTime() / 1000);
  it.each<[string, () => Record<string, unknown>]>([
    ['another issuer', () => ({ iss: 'https://accounts.google.com' })],
    ['another audience', () => ({ aud: 'somebody-else' })],
    ['several audiences', () => ({ aud: [CLIENT_ID, 'somebody-else'] })],
    ['another authorized party', () => ({ azp: 'somebody-else' })],
    ['no expiry', () => ({ exp: undefined })],
    ['an expiry in the past', () => ({ iat: seconds() - 2 * hour, exp: seconds() - hour })],
    ['a time to come', () => ({ nbf: seconds() + hour })],
    ['an address that nobody proved', () => ({ email_verified: false })],
    ['a proof in the wrong type', () => ({ email_verified: 'true' })],
    ['no address', () => ({ email: undefined })],
    ['an address that is none', () => ({ email: 'not an address' })],
    ['no nonce', () => ({ nonce: undefined })],
    ['a nonce of its own making', () => ({ nonce: 'made-up.signature' })],
    ['an old nonce', () => ({ nonce: world.ctx.tokens.newNonce(new Date(Date.now() - hour * 1000)) })],
    ['no subject', () => ({ sub: undefined })],
    ['a subject that is no text', () => ({ sub: {} })],
    ['a subject that no database takes', () => ({ sub: 'a\u0000b' })],
  ])('does not believe a token with %s', async (_what, claims) => {
    const reply = await world.visitor().send('verifyGoogle', { idToken: await world.googleToken(claims()) });
    expect([reply.status, reply.failure?.code]).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('does not believe another key, a token cut short, no signature at all', async () => {
    const good = await world.googleToken();
    const [head = '', body = ''] = good.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    const foreign = await (await identityProvider()).sign(claims, { key: 'foreign' });
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    for (const idToken of [foreign, none, `${head}.${body}`, 'nonsense', `${good}x`]) {
      const reply = await world.visitor().send('verifyGoogle', { idToken });
      expect(reply.failure?.code).toBe('INVALID_CREDENTIALS');
    }
    await world.visitor().must('verifyGoogle', { idToken: good });
  });

  it('takes each token once, also when many send it at the same time', async () => {
    const idToken = await world.googleToken();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => world.visitor().send('verifyGoogle', { idToken })),
    );
    expect(replies.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(7).fill(401),
    ]);
  });

  it.each([
    ['one address', () => 'same@example.com'],
    ['an address that has just changed', (nth: number) => `changed-${nth}@example.com`],
  ])('makes one account of two first sign-ins at once, with %s', async (_what, addressOf) => {
    // One round in twenty met at the address's index before the account's.
    for (let round = 0; round < 20; round += 1) {
      const sub = newId();
      const tokens = await Promise.all(
        Array.from({ length: 6 }, (_, nth) => world.googleToken({ sub, email: `${sub}-${addressOf(nth)}` })),
      );
      const replies = await Promise.all(
        tokens.map((idToken) => world.visitor().must('verifyGoogle', { idToken })),
      );
      expect(new Set(replies.map(({ user }) => user.id)).size).toBe(1);
    }
  });

  it('keeps out who is disabled, everybody new while registration is closed, and all but admins in maintenance', async () => {
    const off = linked();
    await world.teacher({ ...off, isActive: false });
    const disabled = await world
      .visitor()
      .send('verifyGoogle', { idToken: await world.googleToken({ sub: off.googleId }) });
    expect(disabled.failure?.code).toBe('ACCOUNT_DISABLED');
    await world.withSettings({ registrationEnabled: false }, async () => {
      const reply = await world.visitor().send('verifyGoogle', { idToken: await world.googleToken() });
      expect(reply.failure?.code).toBe('REGISTRATION_CLOSED');
    });
    const admin = linked();
    await world.admin(admin);
    await world.withSettings({ maintenanceMode: true }, async () => {
      const reply = await world.visitor().send('verifyGoogle', { idToken: await world.googleToken() });
      expect(reply.failure?.code).toBe('MAINTENANCE');
      await world
        .visitor()
        .must('verifyGoogle', { idToken: await world.googleToken({ sub: admin.googleId }) });
    });
  });

  it('says that the provider is away, or that nobody configured it', async () => {
    const away = await createWorld(undefined, { GOOGLE_JWKS_URL: 'http://127.0.0.1:9/keys' });
    const off = await createWorld(undefined, { GOOGLE_CLIENT_ID: '' });
    try {
      for (const other of [away, off]) {
        const reply = await other.visitor().send('verifyGoogle', { idToken: await other.googleToken() });
        expect([reply.status, reply.failure?.code]).toEqual([503, 'UNAVAILABLE']);
      }
      expect((await off.visitor().send('startGoogle', {})).failure?.code).toBe('UNAVAILABLE');
      expect((await off.visitor().must('getSite', {})).googleClientId).toBeNull();
    } finally {
      await away.close();
      await off.close();
    }
  });
});
