import { createTransport } from 'nodemailer';
import type { Env } from '../env.ts';
import type { Settings, SettingsReader } from '../features/settings/read-settings.ts';
import type { Vault } from '../vault.ts';

export interface Letter {
  to: string;
  subject: string;
  /** Plain text; nothing of ours needs more. */
  text: string;
}

export interface Mail {
  /**
   * When whoever waits for the fate of a letter is told that nobody answers, in ms. A server that wants longer to say hello
   * would be too slow for people who wait for a new password, too.
   */
  readonly noAnswerMs: number;
  /** Whether there is a mail server to talk to: SMTP_URL, or the settings. */
  configured(): Promise<boolean>;
  /** Hands a letter to the mail server. Takes seconds: never inside a transaction. @throws MailFailed */
  send(letter: Letter): Promise<void>;
}

/**
 * Why a letter did not go: no server set, none that answers, one that cannot prove who it is, it does not know us, or it
 * does not take the letter.
 */
type MailTrouble = 'off' | 'unreachable' | 'certificate' | 'login' | 'refused';

export class MailFailed extends Error {
  readonly trouble: MailTrouble;
  constructor(trouble: MailTrouble) {
    super(`mail: ${trouble}`);
    this.trouble = trouble;
  }
}

const NO_ANSWER_MS = 8_000;
/** Somebody waits in front of a screen for the answer, in ms. */
const PATIENCE = {
  connectionTimeout: NO_ANSWER_MS,
  greetingTimeout: NO_ANSWER_MS,
  socketTimeout: 15_000,
  dnsTimeout: 5_000,
};
/** Letters hold only what we wrote: nodemailer must not fetch or read anything into them. */
const NO_FETCHING = { disableFileAccess: true, disableUrlAccess: true };

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/i;

/** Where to deliver and as whom; null when nobody has said. */
async function postOffice(env: Env, settings: SettingsReader, vault: Vault) {
  const { siteName, email } = await settings.read();
  const host = env.siteOrigin ? new URL(env.siteOrigin).hostname : 'localhost';
  const name = email.fromName || siteName;
  if (env.smtpUrl !== undefined) {
    const from = env.mailFrom ?? { name, address: email.fromEmail || `girok@${host}` };
    return { from, server: urlServer(env.smtpUrl) };
  }
  if (email.smtpHost === '') return null;
  const pass = email.smtpPassword === null ? null : vault.open(email.smtpPassword);
  return { from: { name, address: email.fromEmail || `girok@${host}` }, server: settingsServer(email, pass) };
}

/** The server of the settings: encrypted from the first byte at port 465, elsewhere as soon as the server offers it. */
export function settingsServer(email: Settings['email'], pass: string | null) {
  return {
    host: email.smtpHost,
    port: email.smtpPort,
    secure: email.smtpPort === 465,
    // A password never travels in the clear, but within one machine.
    requireTLS: email.smtpUser !== '' && !LOOPBACK.test(email.smtpHost),
    ...(email.smtpUser === '' ? {} : { auth: { user: email.smtpUser, pass: pass ?? '' } }),
  };
}

function urlServer(address: string) {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: url.searchParams.get('requireTLS') === 'true',
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
  };
}

/** Mail over SMTP. SMTP_URL wins over the settings (decisions.md, "E-mail tab"); both are read anew for each letter. */
export function createMail(env: Env, settings: SettingsReader, vault: Vault): Mail {
  return {
    noAnswerMs: NO_ANSWER_MS,
    async configured() {
      return (await postOffice(env, settings, vault)) !== null;
    },
    async send({ to, subject, text }) {
      const office = await postOffice(env, settings, vault);
      if (!office) throw new MailFailed('off');
      // Between two programs of one machine stands nobody, and a mail server there has a certificate that nobody signed.
      const tls = { rejectUnauthorized: !LOOPBACK.test(office.server.host) };
      const transport = createTransport({ ...office.server, tls, ...PATIENCE, ...NO_FETCHING });
      try {
        // As an object: a comma in the address must not make two people of one.
        await transport.sendMail({ from: office.from, to: { name: '', address: to }, subject, text });
      } catch (error) {
        throw new MailFailed(troubleOf(error));
      } finally {
        transport.close();
      }
    },
  };
}

function troubleOf(error: unknown): MailTrouble {
  const { code, message } = error as { code?: string; message: string };
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'login';
  // The library keeps of what TLS found wrong only the sentence, and each that is about a certificate says so.
  if ((code === 'ETLS' || code === 'ESOCKET') && /certificate/i.test(message)) return 'certificate';
  return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'unreachable';
}
