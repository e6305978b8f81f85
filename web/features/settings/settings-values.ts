import type { Resolver } from 'react-hook-form';
import type { CallInput, ReplyOf } from '../../../contract/operation.ts';
import { type getSettings, type ShownSettings, updateSettings } from '../../../contract/settings.ts';
import type { ErrorDetail } from '../../../contract/errors.ts';
import { fieldMessages } from '../../lib/form.ts';

/** What the fields of the settings screen hold. */
export interface SettingsValues {
  siteName: string;
  adminEmail: string;
  maintenanceMode: boolean;
  registrationEnabled: boolean;
  defaultUserRole: 'student' | 'teacher';
  sessionTimeout: string;
  maxLoginAttempts: string;
  passwordMinLength: string;
  passwordRequireUppercase: boolean;
  passwordRequireLowercase: boolean;
  passwordRequireNumbers: boolean;
  passwordRequireSpecial: boolean;
  twoFactorEnabled: boolean;
  /** One address or range a line. */
  ipWhitelist: string;
  auditRetentionYears: string;
  autoBackupEnabled: boolean;
  backupSchedule: 'daily' | 'weekly' | 'monthly';
  backupRetentionDays: string;
}

export type SettingsField = keyof SettingsValues;

/** The tab on which a field stands, and what an error summary calls it. */
export const FIELDS: Record<SettingsField, { tab: 'general' | 'security' | 'backup'; label: string }> = {
  siteName: { tab: 'general', label: '사이트 이름' },
  adminEmail: { tab: 'general', label: '관리자 이메일' },
  maintenanceMode: { tab: 'general', label: '점검 모드' },
  registrationEnabled: { tab: 'general', label: '회원가입' },
  defaultUserRole: { tab: 'general', label: '기본 역할' },
  sessionTimeout: { tab: 'general', label: '자동 로그아웃' },
  maxLoginAttempts: { tab: 'general', label: '로그인 시도' },
  passwordMinLength: { tab: 'security', label: '비밀번호 길이' },
  passwordRequireUppercase: { tab: 'security', label: '대문자' },
  passwordRequireLowercase: { tab: 'security', label: '소문자' },
  passwordRequireNumbers: { tab: 'security', label: '숫자' },
  passwordRequireSpecial: { tab: 'security', label: '특수문자' },
  twoFactorEnabled: { tab: 'security', label: '두 단계 인증' },
  ipWhitelist: { tab: 'security', label: 'IP 목록' },
  auditRetentionYears: { tab: 'security', label: '감사 기록 보관 기간' },
  autoBackupEnabled: { tab: 'backup', label: '자동 백업' },
  backupSchedule: { tab: 'backup', label: '백업 주기' },
  backupRetentionDays: { tab: 'backup', label: '백업 보관 기간' },
};

export function toValues({ general, security, backup }: ShownSettings): SettingsValues {
  return {
    ...general,
    ...security,
    sessionTimeout: String(general.sessionTimeout),
    maxLoginAttempts: String(general.maxLoginAttempts),
    passwordMinLength: String(security.passwordMinLength),
    ipWhitelist: security.ipWhitelist.join('\n'),
    auditRetentionYears: String(security.auditRetentionYears),
    autoBackupEnabled: backup.autoBackupEnabled,
    backupSchedule: backup.backupSchedule,
    backupRetentionDays: String(backup.backupRetentionDays),
  };
}

/** Digits only: `Number` would read `1e2` and an empty field as numbers, too. */
function whole(text: string): number {
  return /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * What the call takes beside the object: the sections in which something differs, each with what stood there. What nobody
 * touched here stays as it stands, whoever changed it meanwhile.
 */
export function versionsOf(
  values: SettingsValues,
  { settings, versions, passwordPolicySaved }: ReplyOf<typeof getSettings>,
): CallInput<typeof updateSettings>['versions'] {
  const shown = toValues(settings);
  const touched = new Set(
    (Object.keys(FIELDS) as SettingsField[])
      .filter((field) => values[field] !== shown[field])
      .map((field) => FIELDS[field].tab),
  );
  // The policy that is proposed comes into force with whatever is saved first.
  if (!passwordPolicySaved) touched.add('security');
  return Object.fromEntries([...touched].map((section) => [section, versions[section]]));
}

/** The whole object that the call takes; what this screen does not show goes back as it came. */
export function toInput(values: SettingsValues, shown: ShownSettings): CallInput<typeof updateSettings> {
  return {
    settings: {
      general: {
        siteName: values.siteName,
        adminEmail: values.adminEmail,
        maintenanceMode: values.maintenanceMode,
        registrationEnabled: values.registrationEnabled,
        defaultUserRole: values.defaultUserRole,
        sessionTimeout: whole(values.sessionTimeout),
        maxLoginAttempts: whole(values.maxLoginAttempts),
      },
      email: shown.email,
      security: {
        passwordMinLength: whole(values.passwordMinLength),
        passwordRequireUppercase: values.passwordRequireUppercase,
        passwordRequireLowercase: values.passwordRequireLowercase,
        passwordRequireNumbers: values.passwordRequireNumbers,
        passwordRequireSpecial: values.passwordRequireSpecial,
        twoFactorEnabled: values.twoFactorEnabled,
        ipWhitelist: values.ipWhitelist.split('\n').filter((line) => line.trim() !== ''),
        auditRetentionYears: whole(values.auditRetentionYears),
      },
      backup: {
        ...shown.backup,
        autoBackupEnabled: values.autoBackupEnabled,
        backupSchedule: values.backupSchedule,
        // A field that is not shown must not keep the rest from being saved.
        backupRetentionDays: values.autoBackupEnabled
          ? whole(values.backupRetentionDays)
          : shown.backup.backupRetentionDays,
      },
    },
  };
}

/** `settings.security.ipWhitelist.1` is about the second line of the list: by field, the first message of each. */
export function messagesByField(
  values: SettingsValues,
  details: readonly ErrorDetail[],
): Partial<Record<SettingsField, string>> {
  const messages: Partial<Record<SettingsField, string>> = {};
  for (const { path, message } of details) {
    const [, , name, index] = path.split('.');
    if (name === undefined || !Object.hasOwn(FIELDS, name)) continue;
    const field = name as SettingsField;
    const line = values.ipWhitelist.split('\n').filter((one) => one.trim() !== '')[Number(index)];
    messages[field] ??= index === undefined || line === undefined ? message : `‘${line.trim()}’: ${message}`;
  }
  return messages;
}

/** The contract's own bounds and sentences. */
export function settingsResolver(shown: ShownSettings): Resolver<SettingsValues> {
  return (values) => {
    const found = fieldMessages(updateSettings.input, values, { toInput: (given) => toInput(given, shown) });
    const details = Object.entries(found).map(([path, message]) => ({ path, message }));
    const messages = messagesByField(values, details);
    if (Object.keys(messages).length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      Object.entries(messages).map(([field, message]) => [field, { type: 'rule', message }]),
    );
    return { values: {}, errors };
  };
}
