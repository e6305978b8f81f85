import * as z from 'zod/mini';
import { publicNotice } from './notices.ts';
import { operation } from './operation.ts';
import { empty } from './text.ts';

/** What a new password must contain; the forms show it, the server enforces it. */
export const passwordPolicy = z.object({
  minLength: z.int(),
  requireUppercase: z.boolean(),
  requireLowercase: z.boolean(),
  requireNumbers: z.boolean(),
  requireSpecial: z.boolean(),
});
export type PasswordPolicy = z.output<typeof passwordPolicy>;

export const getSite = operation({
  summary: '사이트 정보와 지금 적용되는 정책',
  method: 'GET',
  path: '/api/site',
  actor: 'public',
  poll: true,
  input: empty,
  reply: z.object({
    siteName: z.string(),
    /** Whom to ask; null where no administrator has given an address. */
    adminEmail: z.nullable(z.string()),
    registrationEnabled: z.boolean(),
    defaultUserRole: z.enum(['student', 'teacher']),
    maintenanceMode: z.boolean(),
    sessionTimeout: z.int(),
    passwordPolicy,
    /** Whether administrators need a second factor. */
    twoFactorEnabled: z.boolean(),
    /** How long the audit log is kept; the privacy policy says so. */
    auditRetentionYears: z.int(),
    googleClientId: z.nullable(z.string()),
    aiConfigured: z.boolean(),
    /** Whose language model it is, as the privacy policy names it: a public host; null for one of the school's own or none. */
    aiProvider: z.nullable(z.string()),
    mailConfigured: z.boolean(),
    appVersion: z.string(),
    /** What everybody is told now, the most urgent first. */
    notices: z.array(publicNotice),
  }),
});

export const getHealth = operation({
  summary: '상태 확인',
  method: 'GET',
  path: '/api/health',
  actor: 'public',
  poll: true,
  input: empty,
  reply: z.object({ status: z.literal('ok') }),
  errors: ['UNAVAILABLE'],
});

export const recordActivity = operation({
  summary: '화면 이동과 입력 신호',
  method: 'POST',
  path: '/api/activity',
  actor: 'anyone',
  input: z.strictObject({
    kind: z.enum(['page_view', 'heartbeat']),
    path: z.optional(z.string().check(z.maxLength(200), z.regex(/^\/[^\0\p{Cs}]*$/u))),
  }),
  reply: z.object({}),
  example: () => ({ kind: 'heartbeat' }),
});
