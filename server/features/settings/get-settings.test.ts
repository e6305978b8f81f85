import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../../tests/world.ts';

// A world of its own: what nobody has saved yet is what this asks about.
let world: World;
beforeAll(async () => {
  world = await createWorld(undefined, { ADMIN_EMAIL: 'Head@School.example' });
});
afterAll(() => world.close());

describe('getSettings', () => {
  it("opens with the specification's defaults, and says that the policy is not in force", async () => {
    const { client } = await world.admin();
    expect(await client.must('getSettings', {})).toEqual({
      settings: {
        general: {
          siteName: '학교생활기록부 작성 지원 시스템',
          adminEmail: 'head@school.example',
          maintenanceMode: false,
          registrationEnabled: true,
          defaultUserRole: 'student',
          sessionTimeout: 60,
          maxLoginAttempts: 5,
        },
        email: { smtpHost: '', smtpPort: 587, smtpUser: '', fromEmail: '', fromName: '' },
        security: {
          passwordMinLength: 8,
          passwordRequireUppercase: true,
          passwordRequireLowercase: true,
          passwordRequireNumbers: true,
          passwordRequireSpecial: true,
          twoFactorEnabled: false,
          ipWhitelist: [],
          auditRetentionYears: 3,
        },
        backup: {
          autoBackupEnabled: false,
          backupSchedule: 'daily',
          backupRetentionDays: 30,
          lastBackupDate: null,
        },
      },
      smtpPasswordSet: false,
      passwordPolicySaved: false,
      address: '10.0.0.1',
      versions: {
        general: expect.any(String),
        email: expect.any(String),
        security: expect.any(String),
        backup: expect.any(String),
      },
      changes: [],
    });
    expect(await world.visitor().must('getSite', {})).toMatchObject({
      adminEmail: null,
      passwordPolicy: { minLength: 6, requireUppercase: false },
    });
  });
});
