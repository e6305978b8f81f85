import { afterEach, describe, expect, it } from 'vitest';
import { openPostbox, type Postbox, textOf } from '../../tests/support/smtp.ts';
import { type Env, readEnv } from '../env.ts';
import { DEFAULT_SETTINGS, type Settings, type SettingsReader } from '../features/settings/read-settings.ts';
import { createVault } from '../vault.ts';
import { createMail, MailFailed, settingsServer } from './mail.ts';

const vault = createVault('a secret for tests that is long enough');
const LETTER = { to: 'teacher@example.com', subject: '시험 메일', text: '안녕하세요.\n' };

let postbox: Postbox | undefined;
afterEach(async () => {
  await postbox?.close();
  postbox = undefined;
});

function mailWith(email: Partial<Settings['email']>, env: Record<string, string> = {}) {
  const all = { ...DEFAULT_SETTINGS, email: { ...DEFAULT_SETTINGS.email, ...email } };
  const settings: SettingsReader = { read: () => Promise.resolve(all), forget: () => {} };
  const read: Env = readEnv({ SESSION_SECRET: 'a secret for tests that is long enough', ...env });
  return createMail(read, settings, vault);
}

async function troubleOf(sending: Promise<void>): Promise<string> {
  const error = await sending.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof MailFailed)) throw new Error('no trouble');
  return error.trouble;
}

describe('createMail', () => {
  it('delivers through the server of the settings, as the sender of the settings', async () => {
    postbox = await openPostbox({ user: 'girok', pass: 'p@ss:word' });
    const mail = mailWith({
      smtpHost: '127.0.0.1',
      smtpPort: postbox.port,
      smtpUser: 'girok',
      smtpPassword: vault.seal('p@ss:word'),
      fromEmail: 'girok@school.example',
      fromName: '새솔고 기록',
    });
    expect(await mail.configured()).toBe(true);
    await mail.send(LETTER);
    expect(postbox.letters).toMatchObject([{ from: 'girok@school.example', to: ['teacher@example.com'] }]);
    expect(textOf(postbox.letters[0]?.raw ?? '')).toContain('안녕하세요.');
  });

  it('lets SMTP_URL win, with its user, password and sender', async () => {
    postbox = await openPostbox({ user: 'a@b', pass: 'p/w' });
    const mail = mailWith(
      { smtpHost: '127.0.0.1', smtpPort: 1, fromEmail: 'settings@school.example' },
      { SMTP_URL: `smtp://a%40b:p%2Fw@127.0.0.1:${postbox.port}`, MAIL_FROM: '기록 <env@school.example>' },
    );
    await mail.send(LETTER);
    expect(postbox.letters[0]?.from).toBe('env@school.example');
  });

  it('makes one recipient of an address with a comma, and no headers of a line break', async () => {
    postbox = await openPostbox();
    const mail = mailWith({ smtpHost: '127.0.0.1', smtpPort: postbox.port });
    await mail.send({ ...LETTER, subject: 'a\r\nBcc: spy@example.com' });
    await mail.send({ ...LETTER, to: '"a,b"@example.com' });
    expect(postbox.letters.map(({ to }) => to)).toEqual([['teacher@example.com'], ['"a,b"@example.com']]);
    expect(postbox.letters[0]?.raw).not.toMatch(/^Bcc:/im);
  });

  it('says why a letter did not go', async () => {
    expect(await mailWith({}).configured()).toBe(false);
    expect(await troubleOf(mailWith({}).send(LETTER))).toBe('off');
    postbox = await openPostbox({ user: 'girok', pass: 'right' });
    const server = { smtpHost: '127.0.0.1', smtpPort: postbox.port, smtpUser: 'girok' };
    const wrong = mailWith({ ...server, smtpPassword: vault.seal('wrong') });
    expect(await troubleOf(wrong.send(LETTER))).toBe('login');
    const right = mailWith({ ...server, smtpPassword: vault.seal('right') });
    expect(await troubleOf(right.send({ ...LETTER, to: 'nobody@example.com' }))).toBe('refused');
    const { port } = postbox;
    await postbox.close();
    postbox = undefined;
    expect(await troubleOf(mailWith({ smtpHost: '127.0.0.1', smtpPort: port }).send(LETTER))).toBe(
      'unreachable',
    );
  });

  describe('with TLS', () => {
    const login = { user: 'girok', pass: 'right' };
    const withLogin = (host: string, port: number) =>
      mailWith({ smtpHost: host, smtpPort: port, smtpUser: 'girok', smtpPassword: vault.seal('right') });
    const withUrl = (scheme: string, host: string, port: number) =>
      mailWith({}, { SMTP_URL: `${scheme}://girok:right@${host}:${port}` });

    it('delivers over a connection that is encrypted from the first byte', async () => {
      postbox = await openPostbox(login, 'implicit');
      await withUrl('smtps', '127.0.0.1', postbox.port).send(LETTER);
      expect(postbox.letters).toMatchObject([{ to: ['teacher@example.com'], encrypted: true }]);
    });

    it('does so at port 465 of the settings, and at no other', () => {
      const at = (smtpPort: number) =>
        settingsServer({ ...DEFAULT_SETTINGS.email, smtpHost: 'mail.example', smtpPort, smtpUser: 'u' }, 'p');
      expect(at(465)).toMatchObject({ secure: true, requireTLS: true });
      expect(at(587)).toMatchObject({ secure: false, requireTLS: true });
    });

    it('encrypts before the password where the server offers STARTTLS', async () => {
      postbox = await openPostbox(login, 'starttls');
      await withLogin('127.0.0.1', postbox.port).send(LETTER);
      await withUrl('smtp', 'localhost', postbox.port).send(LETTER);
      expect(postbox.letters.map(({ encrypted }) => encrypted)).toEqual([true, true]);
    });

    it.each(['implicit', 'starttls'] as const)(
      'sends nothing to another machine whose certificate nobody vouches for: %s',
      async (tls) => {
        postbox = await openPostbox(login, tls);
        const { port } = postbox;
        // Another name of this machine that does not look like it.
        const mail =
          tls === 'implicit'
            ? withUrl('smtps', '[::ffff:127.0.0.1]', port)
            : withLogin('::ffff:127.0.0.1', port);
        expect(await troubleOf(mail.send(LETTER))).toBe('certificate');
        expect(postbox.letters).toEqual([]);
      },
    );

    it('finds no certificate at fault where there is no TLS at all', async () => {
      postbox = await openPostbox();
      const mail = mailWith({}, { SMTP_URL: `smtps://127.0.0.1:${postbox.port}` });
      expect(await troubleOf(mail.send(LETTER))).toBe('unreachable');
    });
  });

  it('never sends a password in the clear to another machine', async () => {
    postbox = await openPostbox({ user: 'girok', pass: 'right' });
    const mail = mailWith({
      // Another name of this machine that does not look like it.
      smtpHost: '::ffff:127.0.0.1',
      smtpPort: postbox.port,
      smtpUser: 'girok',
      smtpPassword: vault.seal('right'),
    });
    expect(await troubleOf(mail.send(LETTER))).toBe('unreachable');
    expect(postbox.letters).toEqual([]);
  });
});

describe('the environment', () => {
  it.each(['smtp.example', 'http://smtp.example', 'smtp://'])('refuses %s as SMTP_URL', (url) => {
    expect(() => readEnv({ SMTP_URL: url })).toThrow(/SMTP_URL/);
  });
});
