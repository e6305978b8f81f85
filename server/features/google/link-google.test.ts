import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { PASSWORD, theWorld, type World } from '../../../tests/world.ts';
import { newId } from '../../db/ids.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('linkGoogle', () => {
  it('lets the owner sign in with either from then on', async () => {
    const teacher = await world.teacher();
    const sub = newId();
    const idToken = await world.googleToken({ sub, email: 'own@example.com' });
    const { user } = await teacher.client.must('linkGoogle', { idToken, password: PASSWORD });
    expect(user).toMatchObject({ google_id: sub, google_email: 'own@example.com', email: teacher.email });
    const again = await world.visitor().must('verifyGoogle', { idToken: await world.googleToken({ sub }) });
    expect(again.user.id).toBe(teacher.id);
    await world.visitor().must('login', { email: teacher.email, password: PASSWORD });
    expect(await auditOf(world, teacher.id)).toMatchObject([{ action: 'linkGoogle' }]);
  });

  it('asks for the password, at that field and never with 401', async () => {
    const teacher = await world.teacher();
    const idToken = await world.googleToken();
    const wrong = await teacher.client.send('linkGoogle', { idToken, password: 'wrong-horse-9' });
    expect(wrong.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'password' }] });
    // A mistyped password must not use the provider's answer up.
    await teacher.client.must('linkGoogle', { idToken, password: PASSWORD });
  });

  it('refuses a token that cannot be believed, and one that was used', async () => {
    const teacher = await world.teacher();
    const used = await world.googleToken();
    await world.visitor().must('verifyGoogle', { idToken: used });
    for (const idToken of [used, await world.googleToken({ email_verified: false })]) {
      const reply = await teacher.client.send('linkGoogle', { idToken, password: PASSWORD });
      expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'idToken' }] });
    }
  });

  it('refuses a Google account that belongs to somebody else here', async () => {
    const googleId = newId();
    await world.teacher({ googleId });
    const other = await world.teacher();
    const idToken = await world.googleToken({ sub: googleId });
    const reply = await other.client.send('linkGoogle', { idToken, password: PASSWORD });
    expect(reply.failure?.code).toBe('EMAIL_TAKEN');
  });
});
