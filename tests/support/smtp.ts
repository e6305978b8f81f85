import { SMTPServer } from 'smtp-server';
import { SELF_SIGNED } from './self-signed.ts';

export interface Postbox {
  port: number;
  /** Raw letters with their envelopes, as they arrived. */
  letters: { from: string; to: string[]; encrypted: boolean; raw: string }[];
  close(): Promise<void>;
}

/**
 * A real mail server on this machine. With `login` it wants that user and password; it never takes mail for `nobody@…`.
 * @param tls its connections are encrypted from the first byte, or once the client says STARTTLS; its certificate is its own
 */
export async function openPostbox(
  login?: { user: string; pass: string },
  tls: 'none' | 'implicit' | 'starttls' = 'none',
): Promise<Postbox> {
  const letters: Postbox['letters'] = [];
  const server = new SMTPServer({
    ...(tls === 'none' ? {} : SELF_SIGNED),
    secure: tls === 'implicit',
    disabledCommands: [...(tls === 'starttls' ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
    allowInsecureAuth: true,
    authOptional: !login,
    onAuth: ({ username, password }, _session, done) => {
      const isRight = login !== undefined && username === login.user && password === login.pass;
      done(isRight ? null : new Error('wrong user or password'), isRight ? { user: username } : undefined);
    },
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? new Error('no such person') : null),
    onData: (stream, { envelope, secure }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        letters.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          encrypted: secure,
          raw: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
  });
  // A client that hangs up early is the test's own doing.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    letters,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The text of a letter, whatever its transfer encoding. */
export function textOf(raw: string): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  return /^content-transfer-encoding: base64/im.test(head)
    ? Buffer.from(body, 'base64').toString('utf8')
    : body;
}
