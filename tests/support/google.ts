import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

const CLIENT_ID = 'girok-in-a-browser';

export interface StandInGoogle {
  /** What the server under test is told about the provider. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/**
 * A real OpenID provider on this machine, on another site than the server under test, with a client script that behaves
 * as Google's does: it draws its button in a frame of its own origin, opens the provider's page in a window, hands the
 * ID token to the callback, and says nothing when that window is closed. Whatever is typed as login becomes the account's
 * id and address.
 */
export async function startGoogle(): Promise<StandInGoogle> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const pages = new Map([
    ['/client.js', { type: 'text/javascript', body: clientScript(origin) }],
    ['/button', { type: 'text/html; charset=utf-8', body: BUTTON }],
    ['/relay', { type: 'text/html; charset=utf-8', body: RELAY }],
  ]);
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(origin, {
    clients: [
      {
        client_id: CLIENT_ID,
        // The only kind that may hand out ID tokens over plain http, and only on a loopback address.
        application_type: 'native',
        redirect_uris: [`${origin}/relay`],
        response_types: ['id_token'],
        grant_types: ['implicit'],
        token_endpoint_auth_method: 'none',
      },
    ],
    responseTypes: ['id_token'],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'one', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['only for this test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: true, name: '구글사람' }),
    }),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const page = pages.get(request.url?.split('?')[0] ?? '');
    if (page) response.setHeader('content-type', page.type).end(page.body);
    else answer(request, response);
  });
  return {
    env: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_ISSUER: origin,
      GOOGLE_JWKS_URL: `${origin}/jwks`,
      GOOGLE_SCRIPT_URL: `${origin}/client.js`,
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Whoever sees it can press it: a script behind it may come after the press. */
const BUTTON = `<!doctype html><html lang="ko"><meta charset="utf-8"><title>Google 버튼</title>
<body style="margin:0"><main><button style="width:100%;height:44px;font-size:15px"
onclick="parent.postMessage('pressed', '*')">Google 계정으로 계속하기</button></main>`;

/** Where the provider sends the window back to, with the token in the part of the address that stays in the browser. */
const RELAY = `<!doctype html><title>Google</title><script>
opener.postMessage(Object.fromEntries(new URLSearchParams(location.hash.slice(1))), '*');
close();
</script>`;

function clientScript(origin: string): string {
  return `(() => {
  const origin = ${JSON.stringify(origin)};
  let options, pressed = () => {};
  const open = () => {
    const url = new URL('/auth', origin);
    const { client_id, nonce } = options;
    const asked = { client_id, nonce, response_type: 'id_token', scope: 'openid email profile',
      redirect_uri: origin + '/relay', prompt: 'login consent' };
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
    window.open(url, 'google', 'popup,width=500,height=600');
  };
  window.addEventListener('message', ({ origin: from, data }) => {
    if (from !== origin) return;
    if (data === 'pressed') { pressed(); open(); }
    else options.callback({ credential: data.id_token });
  });
  window.google = { accounts: { id: {
    initialize(given) { options = given; },
    cancel() {},
    renderButton(slot, { width, click_listener }) {
      pressed = click_listener;
      const frame = document.createElement('iframe');
      Object.assign(frame, { src: origin + '/button', title: 'Google 계정으로 로그인 버튼', width, height: 44 });
      frame.style.border = '0';
      slot.append(frame);
    },
  } } };
})();`;
}
