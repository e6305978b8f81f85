import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { openPostbox, type Postbox, textOf } from '../../../tests/support/smtp.ts';
import { theWorld, type World } from '../../../tests/world.ts';
import type { Mail } from '../../mail/mail.ts';
import { DEFAULT_SETTINGS } from './read-settings.ts';

let world: World;
let postbox: Postbox;
beforeAll(async () => {
  world = await theWorld();
  postbox = await openPostbox();
});
afterAll(() => postbox.close());

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );

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
    ['it does not take it', null, 'nobody@example.com', /받지 않았습니다/],
  ])('says what is wrong: %s', async (_, email, to, message) => {
    const { client } = await world.admin();
    await world.withSettings({ email: email ?? server() }, async () => {
      const reply = await client.must('sendTestMail', { to });
      expect(reply).toEqual({ sent: false, message: expect.stringMatching(message) });
    });
  });

  it('says what a refused certificate means, and at once', async () => {
    const self = await openPostbox(undefined, 'starttls');
    const { client } = await world.admin();
    const email = { ...DEFAULT_SETTINGS.email, smtpHost: '::ffff:127.0.0.1', smtpPort: self.port };
    await world.withSettings({ email }, async () => {
      const reply = await client.must('sendTestMail', { to: 'a@example.com' });
      expect(reply).toEqual({ sent: false, message: expect.stringMatching(/인증서를 믿을 수 없어/) });
    });
    expect(self.letters).toEqual([]);
    await self.close();
  });

  it('says the same, and no sooner, of a closed port, a silent one and one that speaks something else', async () => {
    const held: Socket[] = [];
    const silent = createServer((socket) => held.push(socket));
    const web = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    const ports = await Promise.all([silent, web].map(listen));
    const { mail } = world.ctx;
    Object.assign(world.ctx, { mail: { ...mail, noAnswerMs: 200 } satisfies Mail });
    for (const smtpPort of [1, ...ports]) {
      const { client } = await world.admin();
      const email = { ...DEFAULT_SETTINGS.email, smtpHost: '127.0.0.1', smtpPort };
      await world.withSettings({ email }, async () => {
        // Timers of one length end in the order in which they began, however busy the machine is.
        const order: string[] = [];
        setTimeout(() => order.push('the moment'), world.ctx.mail.noAnswerMs);
        const reply = await client.must('sendTestMail', { to: 'a@example.com' });
        order.push('the answer');
        expect(order).toEqual(['the moment', 'the answer']);
        expect(reply).toEqual({ sent: false, message: expect.stringMatching(/^메일 서버와 대화하지 못/) });
      });
    }
    Object.assign(world.ctx, { mail });
    for (const socket of held) socket.destroy();
    silent.close();
    web.close();
  });

  it('refuses what is no address, and more than twenty in ten minutes', async () => {
    const { client } = await world.admin();
    const reply = await client.call('sendTestMail', { to: 'nobody' });
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'to' }] });
    for (let sent = 0; sent < 20; sent += 1) await client.must('sendTestMail', { to: 'a@example.com' });
    expect((await client.call('sendTestMail', { to: 'a@example.com' })).failure?.code).toBe('RATE_LIMITED');
  });
});
