import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { openPostbox, type Postbox, textOf } from '../../../tests/support/smtp.ts';
import { theWorld, type World } from '../../../tests/world.ts';
import { DEFAULT_SETTINGS } from './read-settings.ts';

let world: World;
let postbox: Postbox;
beforeAll(async () => {
  world = await theWorld();
  postbox = await openPostbox();
});
afterAll(() => postbox.close());

const server = () => ({ ...DEFAULT_SETTINGS.email, smtpHost: '127.0.0.1', smtpPort: postbox.port });

describe('sendTestMail', () => {
  it('sends a letter, names the site in it, and writes down who asked', async () => {
    const { client, id } = await world.admin();
    await world.withSettings({ email: server(), siteName: '한빛고 기록' }, async () => {
      expect((await world.visitor().must('getSite', {})).mailConfigured).toBe(true);
      const reply = await client.must('sendTestMail', { to: 'Someone@Example.com ' });
      expect(reply).toEqual({ sent: true, message: expect.stringContaining('someone@example.com') });
    });
    const [letter] = postbox.letters;
    expect(letter?.to).toEqual(['someone@example.com']);
    expect(textOf(letter?.raw ?? '')).toContain('시험 메일입니다');
    expect((await auditOf(world, 'email')).filter((line) => line.actorId === id)).toMatchObject([
      { action: 'sendTestMail', subjectType: 'settings' },
    ]);
  });

  it.each([
    ['no server', DEFAULT_SETTINGS.email, 'a@example.com', /설정되어 있지 않습니다/],
    [
      'nobody answers',
      { ...DEFAULT_SETTINGS.email, smtpHost: '127.0.0.1', smtpPort: 1 },
      'a@example.com',
      /연결/,
    ],
    ['it does not take it', null, 'nobody@example.com', /받지 않았습니다/],
  ])('says what is wrong: %s', async (_, email, to, message) => {
    const { client } = await world.admin();
    await world.withSettings({ email: email ?? server() }, async () => {
      const reply = await client.must('sendTestMail', { to });
      expect(reply).toEqual({ sent: false, message: expect.stringMatching(message) });
    });
  });

  it('refuses what is no address, and more than twenty in ten minutes', async () => {
    const { client } = await world.admin();
    const reply = await client.call('sendTestMail', { to: 'nobody' });
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'to' }] });
    for (let sent = 0; sent < 20; sent += 1) await client.must('sendTestMail', { to: 'a@example.com' });
    expect((await client.call('sendTestMail', { to: 'a@example.com' })).failure?.code).toBe('RATE_LIMITED');
  });
});
