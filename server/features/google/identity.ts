import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { email as emailOf, name as nameOf } from '../../../contract/users.ts';
import { CodedError } from '../../coded-error.ts';
import type { Context } from '../../context.ts';
import { countAttempt } from '../../db/limits.ts';
import type { Env } from '../../env.ts';
import { NONCE_SECONDS } from '../auth/tokens.ts';

/** Who somebody is according to the provider. */
export interface GoogleIdentity {
  /** Stays with the account for ever, while an address may change hands. */
  id: string;
  email: string;
  name: string;
  nonce: string;
}

export interface Google {
  clientId: string;
  scriptUrl: string;
  /** What the token says, once its signature, issuer, audience and times hold; null when they do not. */
  read(idToken: string, now: Date): Promise<JWTPayload | null>;
}

/** Google writes its issuer with and without the scheme (its documentation on verifying ID tokens). */
function issuersOf(issuer: string): string[] {
  return issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer];
}

/** Reads ID tokens of the configured provider; keys are fetched when needed and kept. */
export function createGoogle(env: Env): Google | null {
  if (!env.google) return null;
  const { clientId, issuer, jwksUrl, scriptUrl } = env.google;
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5000 });
  return {
    clientId,
    scriptUrl,
    read: async (idToken, now) => {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ['RS256', 'ES256'],
          issuer: issuersOf(issuer),
          audience: clientId,
          currentDate: now,
          clockTolerance: 5,
          requiredClaims: ['sub', 'email', 'nonce', 'exp', 'iat'],
        });
        return payload;
      } catch (error) {
        if (cameFromKeys(error)) throw new CodedError('UNAVAILABLE');
        return null;
      }
    },
  };
}

/** At most 255 characters of ASCII (OpenID Connect Core, section 2); the library looks at its presence alone. */
const SUBJECT = /^[\x21-\x7e]{1,255}$/;

/** The keys could not be had: nothing is known about the token. */
function cameFromKeys(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC';
}

/** @throws UNAVAILABLE where no client id is configured */
export function googleOf(ctx: Context): Google {
  if (ctx.google) return ctx.google;
  throw new CodedError('UNAVAILABLE', {
    message: 'Google 로그인이 설정되어 있지 않습니다. 이메일과 비밀번호로 로그인해 주세요.',
  });
}

/**
 * Who the token is about; null when it cannot be believed: not the provider's, for somebody else, out of date, its
 * address unproved, or not asked for by us.
 * @throws UNAVAILABLE when Google is off or its keys cannot be had
 */
export async function identify(ctx: Context, idToken: string): Promise<GoogleIdentity | null> {
  const now = ctx.clock.now();
  const google = googleOf(ctx);
  const claims = await google.read(idToken, now);
  if (!claims || !isForUsAlone(claims, google.clientId) || claims['email_verified'] !== true) return null;
  const nonce = claims['nonce'];
  const email = emailOf.safeParse(claims['email']);
  const id: unknown = claims.sub;
  if (typeof id !== 'string' || !SUBJECT.test(id) || !email.success) return null;
  if (typeof nonce !== 'string' || !ctx.tokens.isNonce(nonce, now)) return null;
  return { id, email: email.data, name: readName(claims['name'], email.data), nonce };
}

/** A token for several audiences may have been handed out by any of them. */
function isForUsAlone(claims: JWTPayload, clientId: string): boolean {
  const audiences = Array.isArray(claims.aud) ? claims.aud : [claims.aud];
  const party = claims['azp'];
  return audiences.length === 1 && (party === undefined || party === clientId);
}

function readName(given: unknown, email: string): string {
  const called = nameOf.safeParse(given);
  if (called.success) return called.data;
  const local = nameOf.safeParse(email.split('@')[0]);
  return local.success ? local.data : '이름 없음';
}

/** Whether this answer of the provider is used for the first time; asking uses it up. */
export async function isFirstUse(ctx: Context, identity: GoogleIdentity): Promise<boolean> {
  const key = `nonce:${identity.nonce.split('.')[0]}`;
  return (await countAttempt(ctx, key, { most: 1, seconds: NONCE_SECONDS })) === 0;
}
