import * as z from 'zod/mini';
import { signedIn, totp } from './auth.ts';
import { operation } from './operation.ts';
import { empty } from './text.ts';
import { givenPassword, idToken, user } from './users.ts';

export const startGoogle = operation({
  summary: 'Google 로그인 시작',
  method: 'POST',
  path: '/api/auth/google/start',
  actor: 'public',
  input: empty,
  reply: z.object({
    clientId: z.string(),
    scriptUrl: z.string(),
    /** Goes into the provider's script and comes back inside its signed answer. */
    nonce: z.string(),
  }),
  errors: ['UNAVAILABLE'],
});

export const verifyGoogle = operation({
  summary: 'Google 로그인',
  method: 'POST',
  path: '/api/auth/google/verify',
  actor: 'public',
  input: z.strictObject({ idToken, rememberMe: z.optional(z.boolean()), totp: z.optional(totp) }),
  reply: z.extend(signedIn, { needsRoleSelection: z.boolean() }),
  errors: [
    'INVALID_CREDENTIALS',
    'TOTP_REQUIRED',
    'EMAIL_TAKEN',
    'ACCOUNT_DISABLED',
    'REGISTRATION_CLOSED',
    'RATE_LIMITED',
    'MAINTENANCE',
    'UNAVAILABLE',
    'CSRF',
  ],
  example: (ids) => ({ idToken: ids.idToken }),
});

export const linkGoogle = operation({
  summary: 'Google 계정 연결',
  method: 'POST',
  path: '/api/auth/link-google',
  actor: 'anyone',
  input: z.strictObject({ idToken, password: givenPassword }),
  reply: z.object({ user }),
  errors: ['VALIDATION', 'EMAIL_TAKEN', 'RATE_LIMITED', 'UNAVAILABLE'],
  example: (ids) => ({ idToken: ids.idToken, password: 'correct-horse-7' }),
});

export const unlinkGoogle = operation({
  summary: 'Google 계정 연결 해제',
  method: 'POST',
  path: '/api/auth/unlink-google',
  actor: 'anyone',
  input: z.strictObject({ password: givenPassword }),
  reply: z.object({ user }),
  errors: ['VALIDATION', 'RATE_LIMITED'],
  example: () => ({ password: 'correct-horse-7' }),
});
