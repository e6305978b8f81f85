import * as z from 'zod/mini';
import { operation } from './operation.ts';
import { empty } from './text.ts';
import { givenPassword, user } from './users.ts';

export const startTotp = operation({
  summary: '두 단계 인증 설정 시작',
  method: 'POST',
  path: '/api/users/me/totp/start',
  actor: 'anyone',
  input: z.strictObject({ password: givenPassword }),
  reply: z.object({
    /** Base32, for typing into an app that cannot see the screen. */
    secret: z.string(),
    /** `otpauth://…`, for the QR code. */
    uri: z.string(),
  }),
  errors: ['VALIDATION', 'RATE_LIMITED', 'BUSY'],
  example: () => ({ password: 'correct-horse-7' }),
});

/** What an authenticator app shows, as people type it. */
const appCode = z.string().check(z.regex(/^\s*\d{3}\s*\d{3}\s*$/, '앱에 보이는 6자리 숫자를 입력해 주세요.'));

export const confirmTotp = operation({
  summary: '두 단계 인증 켜기',
  method: 'POST',
  path: '/api/users/me/totp/confirm',
  actor: 'anyone',
  input: z.strictObject({ code: appCode }),
  reply: z.object({
    user,
    /** Shown this once; each opens the account one time. */
    recoveryCodes: z.array(z.string()),
  }),
  errors: ['VALIDATION', 'RATE_LIMITED', 'BUSY'],
  example: (ids) => ({ code: ids.totp }),
});

export const disableTotp = operation({
  summary: '두 단계 인증 끄기',
  method: 'POST',
  path: '/api/users/me/totp/disable',
  actor: 'anyone',
  input: z.strictObject({ password: givenPassword }),
  reply: z.object({ user }),
  errors: ['VALIDATION', 'RATE_LIMITED', 'FORBIDDEN'],
  example: () => ({ password: 'correct-horse-7' }),
});

/** Ten new ones; those before are good for nothing from then on. */
export const renewRecoveryCodes = operation({
  summary: '복구 코드 새로 만들기',
  method: 'POST',
  path: '/api/users/me/totp/recovery-codes',
  actor: 'anyone',
  withSecondFactor: true,
  input: z.strictObject({ password: givenPassword, code: appCode }),
  reply: z.object({
    /** Shown this once; each opens the account one time. */
    recoveryCodes: z.array(z.string()),
  }),
  errors: ['VALIDATION', 'RATE_LIMITED'],
  example: (ids) => ({ password: 'correct-horse-7', code: ids.totp }),
});

/** How many recovery codes are left. */
export const getTotp = operation({
  summary: '두 단계 인증 상태',
  method: 'GET',
  path: '/api/users/me/totp',
  actor: 'anyone',
  input: empty,
  reply: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.int() }),
});
