import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, theWorld, type World } from '../../../tests/world.ts';
import { newId } from '../../db/ids.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('unlinkGoogle', () => {
  it('ends the link: the same Google account is a stranger again', async () => {
    const googleId = newId();
    const teacher = await world.teacher({ googleId, googleEmail: 'own@example.com' });
    const { user } = await teacher.client.must('unlinkGoogle', { password: PASSWORD });
    expect([user.google_id, user.google_email]).toEqual([null, null]);
    const idToken = await world.googleToken({ sub: googleId });
    const stranger = await world.visitor().must('verifyGoogle', { idToken });
    expect(stranger.user.id).not.toBe(teacher.id);
  });

  it('needs a password to exist first, and the right one', async () => {
    const googleId = newId();
    const without = await world.teacher({ googleId, passwordHash: null });
    const none = await without.client.send('unlinkGoogle', { password: PASSWORD });
    expect(none.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'password' }] });

    const idToken = await world.googleToken({ sub: googleId });
    await without.client.must('changePassword', { idToken, newPassword: 'another-horse-8' });
    const wrong = await without.client.send('unlinkGoogle', { password: PASSWORD });
    expect(wrong.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'password' }] });
    await without.client.must('unlinkGoogle', { password: 'another-horse-8' });
  });
});
