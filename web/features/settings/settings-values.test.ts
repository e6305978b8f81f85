import { describe, expect, it } from 'vitest';
import type { ShownSettings } from '../../../contract/settings.ts';
import { messagesByField, settingsResolver, toInput, toValues, versionsOf } from './settings-values.ts';

const SHOWN: ShownSettings = {
  general: {
    siteName: '기록',
    adminEmail: '',
    maintenanceMode: false,
    registrationEnabled: true,
    defaultUserRole: 'student',
    sessionTimeout: 60,
    maxLoginAttempts: 5,
  },
  email: { smtpHost: 'smtp.example', smtpPort: 587, smtpUser: '', fromEmail: '', fromName: '' },
  security: {
    passwordMinLength: 8,
    passwordRequireUppercase: true,
    passwordRequireLowercase: true,
    passwordRequireNumbers: true,
    passwordRequireSpecial: true,
    twoFactorEnabled: false,
    ipWhitelist: ['10.0.0.1', '192.0.2.0/24'],
    auditRetentionYears: 3,
  },
  backup: {
    autoBackupEnabled: false,
    backupSchedule: 'daily',
    backupRetentionDays: 30,
    lastBackupDate: null,
  },
};

async function errorsOf(changed: Partial<ReturnType<typeof toValues>>): Promise<Record<string, string>> {
  const resolve = settingsResolver(SHOWN);
  const options = { fields: {}, shouldUseNativeValidation: false } as const;
  const { errors } = await resolve({ ...toValues(SHOWN), ...changed }, undefined, options);
  return Object.fromEntries(
    Object.entries(errors as Record<string, { message?: string }>).map(([field, error]) => [
      field,
      error.message ?? '',
    ]),
  );
}

describe('the fields of the settings', () => {
  it('go back as they came, with what no field shows', () => {
    expect(toInput(toValues(SHOWN), SHOWN)).toEqual({ settings: SHOWN });
    expect(
      toInput({ ...toValues(SHOWN), ipWhitelist: '\n 10.0.0.1 \n\n' }, SHOWN).settings.security.ipWhitelist,
    ).toEqual([' 10.0.0.1 ']);
  });

  it('name the sections that they change, and the policy’s while it is only proposed', () => {
    const versions = { general: 'g', email: 'e', security: 's', backup: 'b' };
    const read = { settings: SHOWN, versions, passwordPolicySaved: true } as Parameters<typeof versionsOf>[1];
    const values = toValues(SHOWN);
    expect(versionsOf(values, read)).toEqual({});
    expect(versionsOf({ ...values, siteName: '새 이름', backupSchedule: 'weekly' }, read)).toEqual({
      general: 'g',
      backup: 'b',
    });
    expect(versionsOf(values, { ...read, passwordPolicySaved: false })).toEqual({ security: 's' });
  });

  it('do not let a backup’s field that is not shown stand in the way', async () => {
    expect(await errorsOf({ backupRetentionDays: '' })).toEqual({});
    expect(await errorsOf({ autoBackupEnabled: true, backupRetentionDays: '366' })).toEqual({
      backupRetentionDays: '1~365일 사이의 정수를 입력해 주세요.',
    });
  });

  it.each(['', ' ', '4', '721', '1e2', '60.5', '-60', '육십'])(
    'refuse %j minutes with the bounds',
    async (text) => {
      expect(await errorsOf({ sessionTimeout: text })).toEqual({
        sessionTimeout: '5~720분 사이의 정수를 입력해 주세요.',
      });
    },
  );

  it('say which line of the list is wrong', async () => {
    const errors = await errorsOf({ ipWhitelist: '10.0.0.1\n\n10.0.0.0/33' });
    expect(errors['ipWhitelist']).toMatch(/^‘10\.0\.0\.0\/33’: /);
    const server = [{ path: 'settings.security.ipWhitelist', message: '문장' }];
    expect(messagesByField(toValues(SHOWN), server)).toEqual({ ipWhitelist: '문장' });
  });

  it('are content with what is right', async () => {
    expect(await errorsOf({ sessionTimeout: ' 30 ', adminEmail: 'a@b' })).toEqual({});
  });
});
