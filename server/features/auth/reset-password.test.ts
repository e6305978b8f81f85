import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { PASSWORD, theWorld, type World } from '../../../tests/world.ts';
import { newId } from '../../db/ids.ts';
import { newResetToken } from './reset-token.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

const tokenOf = (userId: string) => newResetToken(world.ctx, world.ctx.db, userId);

describe('resetPassword', () => {
  it('keeps to the rules for passwords, and a refused one does not use the link up', async () => {
    const { id, email } = await world.teacher();
    const token = await tokenOf(id);
    for (const newPassword of ['short', 'password123', '      ']) {
      const reply = await world.visitor().send('resetPassword', { token, newPassword });
      expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'newPassword' }] });
    }
    await world.visitor().must('resetPassword', { token, newPassword: 'another-horse-8' });
    await world.visitor().must('login', { email, password: 'another-horse-8' });
    expect(await auditOf(world, id)).toMatchObject([{ action: 'resetPassword', actorId: id }]);
  });

  it('works once, also when it is sent many times at once', async () => {
    const { id } = await world.teacher();
    const token = await tokenOf(id);
    const replies = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        world.visitor().send('resetPassword', { token, newPassword: `another-horse-${n}` }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('frees somebody who was to change a temporary one, and opens nothing for a disabled account', async () => {
    const forced = await world.teacher({ mustChangePassword: true });
    await world.visitor().must('resetPassword', {
      token: await tokenOf(forced.id),
      newPassword: 'another-horse-8',
    });
    const { user } = await world.visitor().must('login', {
      email: forced.email,
      password: 'another-horse-8',
    });
    expect(user.passwordChangeRequired).toBe(false);
    const disabled = await world.teacher({ isActive: false });
    const reply = await world.visitor().send('resetPassword', {
      token: await tokenOf(disabled.id),
      newPassword: 'another-horse-8',
    });
    expect(reply.failure?.code).toBe('ACCOUNT_DISABLED');
  });

  it('ends a link to a Google account of another address, which a stranger may have made', async () => {
    const strange = { googleId: newId(), googleEmail: 'stranger@example.com' };
    const person = await world.teacher(strange);
    const own = await world.teacher();
    await own.client.must('linkGoogle', {
      idToken: await world.googleToken({ email: own.email }),
      password: PASSWORD,
    });
    for (const { id } of [person, own]) {
      await world.visitor().must('resetPassword', {
        token: await tokenOf(id),
        newPassword: 'another-horse-8',
      });
    }
    const googleOf = async (email: string) =>
      (await world.visitor().must('login', { email, password: 'another-horse-8' })).user.google_email;
    expect([await googleOf(person.email), await googleOf(own.email)]).toEqual([null, own.email]);
  });

  it('says without mail whom to ask', async () => {
    const reply = await world.visitor().must('forgotPassword', { email: 'anybody@example.com' });
    expect(reply).toEqual({ sent: false, message: expect.stringContaining('관리자') });
  });
});
