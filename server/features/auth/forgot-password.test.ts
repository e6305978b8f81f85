import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostbox, type Postbox, textOf } from '../../../tests/support/smtp.ts';
import { createWorld, PASSWORD, type World } from '../../../tests/world.ts';

let world: World;
let postbox: Postbox;
beforeAll(async () => {
  postbox = await openPostbox();
  world = await createWorld(undefined, {
    SMTP_URL: `smtp://127.0.0.1:${postbox.port}`,
    SITE_URL: 'http://girok.example',
  });
});
afterAll(async () => {
  await world.close();
  await postbox.close();
});

const lettersTo = (email: string) => postbox.letters.filter(({ to }) => to.includes(email));
/** Letters go out after the answer. */
const arrived = (email: string, letters: number) =>
  vi.waitFor(() => expect(lettersTo(email)).toHaveLength(letters), { timeout: 60_000, interval: 20 });
async function tokenFor(email: string): Promise<string> {
  const before = lettersTo(email).length;
  await world.visitor().must('forgotPassword', { email });
  await arrived(email, before + 1);
  const text = textOf(lettersTo(email).at(-1)?.raw ?? '')
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=');
  const link = /http:\/\/girok\.example\/reset-password#token=([\w-]+)/.exec(text);
  return link?.[1] ?? '';
}

describe('a forgotten password', () => {
  it('is replaced with the link of a letter, once; old sessions and letters end', async () => {
    const { email, client } = await world.teacher();
    const [first, second] = [await tokenFor(email), await tokenFor(email)];
    expect(first).not.toBe('');
    const visitor = world.visitor();
    await visitor.must('resetPassword', { token: second, newPassword: 'another-horse-8' });
    expect((await client.send('getMe', {})).failure?.code).toBe('UNAUTHENTICATED');
    expect(visitor.cookies.size).toBe(0);
    await visitor.must('login', { email, password: 'another-horse-8' });
    for (const token of [first, second, 'made-up']) {
      const reply = await world.visitor().send('resetPassword', { token, newPassword: 'third-horse-99' });
      expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'token' }] });
    }
  });

  it('answers the same for an address that nobody registered, and writes to nobody', async () => {
    const known = await world.teacher();
    const disabled = await world.teacher({ isActive: false });
    const answers = [];
    for (const email of [known.email, disabled.email, 'stranger@example.com']) {
      answers.push((await world.visitor().send('forgotPassword', { email })).data);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await arrived(known.email, 1);
    expect([...lettersTo(disabled.email), ...lettersTo('stranger@example.com')]).toEqual([]);
  });

  it('fills nobody’s mailbox: three letters an hour', async () => {
    const { email } = await world.teacher();
    for (let asked = 0; asked < 6; asked += 1) await world.visitor().must('forgotPassword', { email });
    await arrived(email, 3);
    world.clock.advance(3601_000);
    await tokenFor(email);
    expect(lettersTo(email)).toHaveLength(4);
  });

  it('does not take a link after half an hour', async () => {
    const { email } = await world.teacher();
    const token = await tokenFor(email);
    world.clock.advance(31 * 60_000);
    const reply = await world.visitor().send('resetPassword', { token, newPassword: 'another-horse-8' });
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'token' }] });
    await world.visitor().must('login', { email, password: PASSWORD });
  });
});
