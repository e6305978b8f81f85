import { join } from 'node:path';
import * as z from 'zod';
import { isIpRange } from '../contract/ip-ranges.ts';
import { whyNotModelAddress } from './writers/model-address.ts';

const blankIsAbsent = z.preprocess((value) => (value === '' ? undefined : value), z.string().optional());
const positive = (usual: number, most: number) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(1).max(most).default(usual),
  );

/** What we trust for keys and scripts comes over https, or from this machine itself. */
function webAddress(name: string) {
  const isSafe = (value: string) =>
    URL.canParse(value) && /^https:|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/.test(value);
  return z.string().refine(isSafe, `${name}은 https:// 주소여야 합니다.`);
}

const TRUST_PROXY_WORDS =
  'TRUST_PROXY에는 프록시의 주소나 CIDR 범위를 쉼표로 나누어 적어 주세요. 예: 127.0.0.1, 10.0.0.0/8. 이 컴퓨터의 프록시는 loopback이라고 적어도 돼요.';
/** What the library that reads the list knows by name. */
const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** `true` or a number of hops would be read as nonsense, and a range of everybody lets anybody be anybody. */
function isProxyRange(range: string): boolean {
  return PROXY_NAMES.has(range) || (isIpRange(range) && !range.endsWith('/0'));
}

const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATABASE_URL: blankIsAbsent,
    DATA_DIR: z.string().default('./data'),
    BACKUP_DIR: blankIsAbsent,
    BACKUP_KEY: blankIsAbsent,
    ADMIN_EMAIL: z.string().default('admin@localhost'),
    ADMIN_PASSWORD: blankIsAbsent,
    SITE_URL: z.preprocess((value) => (value === '' ? undefined : value), z.url().optional()),
    TRUST_PROXY: z.preprocess(
      (value) => (value === '' ? undefined : value),
      z
        .string()
        .transform((list) => list.split(',').map((range) => range.trim()))
        .refine((ranges) => ranges.every(isProxyRange), TRUST_PROXY_WORDS)
        .optional(),
    ),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    OVERLOADED_SECONDS: positive(3, 600),
    SESSION_SECRET: blankIsAbsent,
    SMTP_URL: blankIsAbsent,
    MAIL_FROM: blankIsAbsent,
    GOOGLE_CLIENT_ID: blankIsAbsent,
    GOOGLE_ISSUER: z.string().default('https://accounts.google.com'),
    GOOGLE_JWKS_URL: webAddress('GOOGLE_JWKS_URL').default('https://www.googleapis.com/oauth2/v3/certs'),
    GOOGLE_SCRIPT_URL: webAddress('GOOGLE_SCRIPT_URL').default('https://accounts.google.com/gsi/client'),
    AI_BASE_URL: blankIsAbsent,
    AI_API_KEY: blankIsAbsent,
    AI_MODEL: blankIsAbsent,
    AI_TIMEOUT_SECONDS: positive(45, 600),
    AI_DAILY_LIMIT: positive(200, 1_000_000),
    NODE_ENV: blankIsAbsent,
  })
  .refine((env) => !env.DATABASE_URL || env.SESSION_SECRET, {
    message: 'DATABASE_URL을 쓸 때는 SESSION_SECRET이 필요합니다. 여러 서버가 같은 값을 나눠 써야 합니다.',
    path: ['SESSION_SECRET'],
  })
  .refine((env) => !env.SESSION_SECRET || env.SESSION_SECRET.length >= 32, {
    message: 'SESSION_SECRET은 32자 이상이어야 합니다.',
    path: ['SESSION_SECRET'],
  })
  .refine((env) => !env.BACKUP_KEY || env.BACKUP_KEY.length >= 16, {
    message: 'BACKUP_KEY는 16자 이상이어야 합니다.',
    path: ['BACKUP_KEY'],
  })
  .refine((env) => !env.SMTP_URL || (/^smtps?:\/\/./.test(env.SMTP_URL) && URL.canParse(env.SMTP_URL)), {
    message:
      'SMTP_URL은 smtp:// 또는 smtps://로 시작하는 주소여야 합니다. 예: smtp://user:password@smtp.example:587',
    path: ['SMTP_URL'],
  })
  .refine((env) => !env.AI_BASE_URL || env.AI_MODEL, {
    message: 'AI_BASE_URL을 쓸 때는 AI_MODEL이 필요합니다. 그 서버에 있는 모델의 이름입니다.',
    path: ['AI_MODEL'],
  })
  .superRefine((env, check) => {
    const problem = env.AI_BASE_URL && whyNotModelAddress(env.AI_BASE_URL);
    if (problem) check.addIssue({ code: 'custom', message: problem, path: ['AI_BASE_URL'] });
  });

/** The language model that a school has connected. */
export interface ModelSettings {
  /** An OpenAI-compatible endpoint, e.g. `https://ai.example.com/v1`; nothing but this host is ever called. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** For one draft in all: every try and every pause between them. */
  timeoutSeconds: number;
  /** Texts that one teacher may have sent on one day, Seoul time. */
  dailyLimit: number;
}

export interface Env {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  dataDir: string;
  /** Where backups go: `backups` in the data folder unless another is named, such as one that all servers share. */
  backupDir: string;
  /** Backups are encrypted under it; undefined: they are not. */
  backupKey: string | undefined;
  adminEmail: string;
  adminPassword: string | undefined;
  /** The origin people see, e.g. `https://girok.example`; absent: whatever host they came by. */
  siteOrigin: string | undefined;
  /** Addresses or CIDR ranges whose X-Forwarded-For is believed; never everybody's. */
  trustProxy: string[] | false;
  logLevel: string;
  /** Above this delay of the event loop another answer only makes it worse. */
  overloadedMs: number;
  sessionSecret: string | undefined;
  /** The mail server, e.g. `smtps://user:password@smtp.example:465`; wins over the settings. */
  smtpUrl: string | undefined;
  /** The sender with SMTP_URL, e.g. `기록 <girok@school.example>`. */
  mailFrom: string | undefined;
  /** Google sign-in; undefined: off. The addresses are Google's own unless a test or a school's provider stands in. */
  google: { clientId: string; issuer: string; jwksUrl: string; scriptUrl: string } | undefined;
  /** Absent: the built-in writer. */
  model: ModelSettings | undefined;
  production: boolean;
}

/** Reads the environment once. @throws Error that names every wrong variable */
export function readEnv(from: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(from);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`환경 변수를 확인해 주세요.\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    backupDir: env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups'),
    backupKey: env.BACKUP_KEY,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    siteOrigin: env.SITE_URL ? new URL(env.SITE_URL).origin : undefined,
    trustProxy: env.TRUST_PROXY ?? false,
    logLevel: env.LOG_LEVEL,
    overloadedMs: env.OVERLOADED_SECONDS * 1000,
    sessionSecret: env.SESSION_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    google: env.GOOGLE_CLIENT_ID
      ? {
          clientId: env.GOOGLE_CLIENT_ID,
          issuer: env.GOOGLE_ISSUER,
          jwksUrl: env.GOOGLE_JWKS_URL,
          scriptUrl: env.GOOGLE_SCRIPT_URL,
        }
      : undefined,
    model:
      env.AI_BASE_URL && env.AI_MODEL
        ? {
            baseUrl: env.AI_BASE_URL,
            apiKey: env.AI_API_KEY,
            model: env.AI_MODEL,
            timeoutSeconds: env.AI_TIMEOUT_SECONDS,
            dailyLimit: env.AI_DAILY_LIMIT,
          }
        : undefined,
    production: env.NODE_ENV === 'production',
  };
}
