import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const CLIENT_ID = 'girok-in-tests';

export interface IdentityProvider {
  /** What the server under test is told about the provider. */
  env: Record<string, string>;
  /** Signs what it is given, true or not; `undefined` leaves a claim out. */
  sign(claims: Record<string, unknown>, how?: { key?: 'own' | 'foreign' }): Promise<string>;
}

let started: Promise<IdentityProvider> | undefined;

/** A provider of identities on this machine, with its keys behind a real address; one for each worker. */
export function identityProvider(): Promise<IdentityProvider> {
  started ??= start();
  return started;
}

async function start(): Promise<IdentityProvider> {
  const own = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_ISSUER: origin, GOOGLE_JWKS_URL: `${origin}/keys` },
    sign: (claims, how = {}) =>
      new SignJWT({ iss: origin, aud: CLIENT_ID, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .sign(how.key === 'foreign' ? foreign.privateKey : own.privateKey),
  };
}
