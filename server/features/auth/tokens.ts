import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** Lifetimes in seconds (decisions.md, section 3). */
export const ACCESS_SECONDS = 2 * 3600;
export const SESSION_SECONDS = 12 * 3600;
/** From opening the provider's window to choosing an account in it. */
export const NONCE_SECONDS = 15 * 60;

export interface AccessClaims {
  sessionId: string;
}
/** What an access token says that was found genuine. */
export interface ReadAccess extends AccessClaims {
  /** Its `exp`. */
  until: Date;
}
export interface RefreshClaims {
  sessionId: string;
  generation: number;
}

/** Signs and reads what a client carries. All server processes share the secret, so any of them reads any token. */
export interface Tokens {
  signAccess(claims: AccessClaims, now: Date, until: Date): Promise<string>;
  readAccess(token: string, now: Date): Promise<ReadAccess | null>;
  /** The same of a token that may have run out: enough to end its session, and for nothing else. */
  readEndedAccess(token: string): Promise<ReadAccess | null>;
  signRefresh(claims: RefreshClaims, now: Date, until: Date): Promise<string>;
  readRefresh(token: string, now: Date): Promise<RefreshClaims | null>;
  /** The value of the readable CSRF cookie: random, signed, bound to the session. */
  newCsrf(sessionId: string): string;
  isCsrf(value: string, sessionId: string): boolean;
  /** What an identity provider must repeat in its answer: random, signed, good for `NONCE_SECONDS`. */
  newNonce(now: Date): string;
  isNonce(value: string, now: Date): boolean;
  /** The cookie value for a device's id. */
  signDevice(device: string): string;
  /** The device's id when the cookie is one of ours, else null. */
  readDevice(value: string): string | null;
}

export function createTokens(secret: string): Tokens {
  const key = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'girok', purpose, 32));
  const accessKey = key('access');
  const refreshKey = key('refresh');
  const csrfKey = key('csrf');
  const deviceKey = key('device');
  const nonceKey = key('nonce');

  async function sign(claims: Record<string, unknown>, signingKey: Uint8Array, now: Date, until: Date) {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(Math.floor(now.getTime() / 1000))
      .setExpirationTime(Math.floor(until.getTime() / 1000))
      .sign(signingKey);
  }
  async function read(token: string, verifyingKey: Uint8Array, now: Date) {
    try {
      const { payload } = await jwtVerify(token, verifyingKey, { algorithms: ['HS256'], currentDate: now });
      return payload;
    } catch {
      return null;
    }
  }
  async function readAccess(token: string, now: Date): Promise<ReadAccess | null> {
    const { sid, exp } = (await read(token, accessKey, now)) ?? {};
    return typeof sid === 'string' && exp !== undefined
      ? { sessionId: sid, until: new Date(exp * 1000) }
      : null;
  }
  return {
    signAccess: ({ sessionId }, now, until) => sign({ sid: sessionId }, accessKey, now, until),
    readAccess,
    // At this moment no token of ours has run out yet; the signature is checked all the same.
    readEndedAccess: (token) => readAccess(token, new Date(0)),
    signRefresh: ({ sessionId, generation }, now, until) =>
      sign({ sid: sessionId, gen: generation }, refreshKey, now, until),
    readRefresh: async (token, now) => {
      const payload = await read(token, refreshKey, now);
      return typeof payload?.['sid'] === 'string' && typeof payload['gen'] === 'number'
        ? { sessionId: payload['sid'], generation: payload['gen'] }
        : null;
    },
    newCsrf: (sessionId) => signed(randomBytes(16).toString('base64url'), csrfKey, sessionId),
    isCsrf: (value, sessionId) => readSigned(value, csrfKey, sessionId) !== null,
    newNonce: (now) => {
      const until = Math.floor(now.getTime() / 1000) + NONCE_SECONDS;
      return signed(`${randomBytes(16).toString('base64url')}~${until}`, nonceKey);
    },
    isNonce: (value, now) => {
      const until = Number(readSigned(value, nonceKey)?.split('~')[1]);
      return until * 1000 > now.getTime();
    },
    signDevice: (device) => signed(device, deviceKey),
    readDevice: (value) => readSigned(value, deviceKey),
  };
}

function mac(value: string, key: Uint8Array, bound: string): Buffer {
  return createHmac('sha256', key).update(`${bound}\n${value}`).digest();
}

function signed(value: string, key: Uint8Array, bound = ''): string {
  return `${value}.${mac(value, key, bound).toString('base64url')}`;
}

function readSigned(text: string, key: Uint8Array, bound = ''): string | null {
  const [value = '', signature = ''] = text.split('.');
  const given = Buffer.from(signature, 'base64url');
  const due = mac(value, key, bound);
  return given.length === due.length && timingSafeEqual(given, due) ? value : null;
}
