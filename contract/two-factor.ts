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

export const confirmTotp = operation({
  summary: '두 단계 인증 켜기',
  method: 'POST',
  path: '/api/users/me/totp/confirm',
  actor: 'anyone',
  input: z.strictObject({
    code: z.string().check(z.regex(/^\s*\d{3}\s*\d{3}\s*$/, '앱에 보이는 6자리 숫자를 입력해 주세요.')),
  }),
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

/** How many recovery codes are left. */
export const getTotp = operation({
  summary: '두 단계 인증 상태',
  method: 'GET',
  path: '/api/users/me/totp',
  actor: 'anyone',
  input: empty,
  reply: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.int() }),
});
