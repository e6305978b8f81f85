import * as z from 'zod/mini';
import { isIpRange } from './ip-ranges.ts';
import { operation } from './operation.ts';
import { RETENTION } from './retention.ts';
import { change, version } from './standing.ts';
import { empty, line, requiredLine, text, timestamp } from './text.ts';
import { email, PASSWORD_FLOOR } from './users.ts';

/** A whole number within bounds; says both whatever is wrong with it. */
function between(least: number, most: number, unit: string) {
  const message = `${least}~${most.toLocaleString('ko-KR')}${unit} 사이의 정수를 입력해 주세요.`;
  return z.int(message).check(z.minimum(least, message), z.maximum(most, message));
}

/** An address that may be left out. */
const optionalEmail = z.union([z.literal(''), email], '올바른 이메일 주소를 입력해 주세요.');

/** Names and addresses of machines, as far as a typing mistake can be told. */
const hostName = line(253).check(
  z.regex(/^[^\s/@]*$/u, '서버 주소에는 빈칸, /, @를 쓸 수 없습니다. 예: smtp.school.kr'),
);

const ipRange = z.string().check(
  z.overwrite((value) => value.trim().toLowerCase()),
  z.maxLength(64),
  z.refine(isIpRange, '올바른 IP 주소나 CIDR 범위가 아닙니다. 예: 192.168.0.10, 10.0.0.0/24, 2001:db8::/32'),
);

const general = z.strictObject({
  siteName: requiredLine(60, '사이트 이름을 입력해 주세요.'),
  adminEmail: optionalEmail,
  maintenanceMode: z.boolean(),
  registrationEnabled: z.boolean(),
  defaultUserRole: z.enum(['student', 'teacher']),
  // Not below the five minutes before which the warning comes; not above the absolute limit of a session.
  sessionTimeout: between(5, 720, '분'),
  maxLoginAttempts: between(3, 20, '회'),
});

const securityFields = {
  passwordMinLength: between(PASSWORD_FLOOR, 64, '자'),
  passwordRequireUppercase: z.boolean(),
  passwordRequireLowercase: z.boolean(),
  passwordRequireNumbers: z.boolean(),
  passwordRequireSpecial: z.boolean(),
  twoFactorEnabled: z.boolean(),
  ipWhitelist: z.array(ipRange).check(
    z.maxLength(100),
    z.overwrite((list) => [...new Set(list)]),
  ),
};

const auditRetentionYears = between(RETENTION.auditYears, RETENTION.auditMostYears, '년');

const emailFields = {
  smtpHost: hostName,
  smtpPort: between(1, 65_535, ''),
  smtpUser: line(200),
  fromEmail: optionalEmail,
  fromName: line(60),
};

const backup = z.strictObject({
  autoBackupEnabled: z.boolean(),
  backupSchedule: z.enum(['daily', 'weekly', 'monthly']),
  backupRetentionDays: between(1, RETENTION.backupMostDays, '일'),
});

/** What a client may send back: the whole object as it was read, secrets only where they change. */
const givenSettings = z.strictObject({
  general,
  email: z.strictObject({
    ...emailFields,
    /** Write-only; absent or empty keeps what is stored. */
    smtpPassword: z.optional(text(200)),
  }),
  security: z.strictObject({
    ...securityFields,
    /** Absent keeps what is stored: the specification's object does not have it. */
    auditRetentionYears: z.optional(auditRetentionYears),
  }),
  backup: z.extend(backup, {
    /** Read-only: what is sent here changes nothing. */
    lastBackupDate: z.optional(z.nullable(timestamp)),
  }),
});

const shownSettings = z.object({
  general,
  email: z.object(emailFields),
  security: z.object({ ...securityFields, auditRetentionYears }),
  backup: z.extend(backup, { lastBackupDate: z.nullable(timestamp) }),
});
export type ShownSettings = z.output<typeof shownSettings>;

const reply = z.object({
  settings: shownSettings,
  /** Whether a password for the mail server is stored; the password itself is never shown. */
  smtpPasswordSet: z.boolean(),
  /** False until an administrator has saved a policy: until then only the floor holds. */
  passwordPolicySaved: z.boolean(),
  /** Where this request comes from, as the IP list sees it. */
  address: z.string(),
  /** What stands in each section, for saving over it. */
  versions: z.object({ general: version, email: version, security: version, backup: version }),
  /** Who changed each setting last, by the name under which the audit log knows it; one that nobody changed is missing. */
  changes: z.array(z.extend(change, { setting: z.string() })),
});

export const getSettings = operation({
  summary: '설정',
  method: 'GET',
  path: '/api/admin/settings',
  actor: 'admin',
  input: empty,
  reply,
});

export const updateSettings = operation({
  summary: '설정 저장',
  method: 'PUT',
  path: '/api/admin/settings',
  actor: 'admin',
  input: z.strictObject({
    settings: givenSettings,
    /**
     * The sections to be saved, each with what stood in it when it was read; the others stay as they stand. Absent: the
     * whole object is saved, whatever stands there.
     */
    versions: z.optional(
      z.strictObject({
        general: z.optional(version),
        email: z.optional(version),
        security: z.optional(version),
        backup: z.optional(version),
      }),
    ),
  }),
  reply,
  errors: ['VALIDATION', 'STALE'],
  // What holds anyway, so that nobody who shares the site with this example notices it.
  example: () => ({
    settings: {
      general: {
        siteName: '학교생활기록부 작성 지원 시스템',
        adminEmail: '',
        maintenanceMode: false,
        registrationEnabled: true,
        defaultUserRole: 'student',
        sessionTimeout: 60,
        maxLoginAttempts: 5,
      },
      email: { smtpHost: '', smtpPort: 587, smtpUser: '', smtpPassword: '', fromEmail: '', fromName: '' },
      security: {
        passwordMinLength: PASSWORD_FLOOR,
        passwordRequireUppercase: false,
        passwordRequireLowercase: false,
        passwordRequireNumbers: false,
        passwordRequireSpecial: false,
        twoFactorEnabled: false,
        ipWhitelist: [],
      },
      backup: { autoBackupEnabled: false, backupSchedule: 'daily', backupRetentionDays: 30 },
    },
  }),
});

export const sendTestMail = operation({
  summary: '시험 메일 보내기',
  method: 'POST',
  path: '/api/admin/settings/test-mail',
  actor: 'admin',
  input: z.strictObject({ to: email }),
  /** A test that shows a fault has done its work: the outcome is the answer, not an error. */
  reply: z.object({ sent: z.boolean(), message: z.string() }),
  errors: ['RATE_LIMITED'],
  example: (ids) => ({ to: ids.email }),
});
