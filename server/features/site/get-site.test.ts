import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_ID } from '../../../tests/support/identity-provider.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('getSite', () => {
  it('publishes what holds until an administrator says otherwise', async () => {
    // Notices have tests of their own (features/notices).
    const { notices: _notices, ...site } = await world.visitor().must('getSite', {});
    expect(site).toEqual({
      siteName: '학교생활기록부 작성 지원 시스템',
      adminEmail: null,
      registrationEnabled: true,
      defaultUserRole: 'student',
      maintenanceMode: false,
      sessionTimeout: 60,
      passwordPolicy: {
        minLength: 6,
        requireUppercase: false,
        requireLowercase: false,
        requireNumbers: false,
        requireSpecial: false,
      },
      twoFactorEnabled: false,
      auditRetentionYears: 3,
      googleClientId: CLIENT_ID,
      aiConfigured: false,
      aiProvider: null,
      mailConfigured: false,
      appVersion: '1.0.3',
    });
  });

  it('calls the version as the package does', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect((await world.visitor().must('getSite', {})).appVersion).toBe(version);
  });

  it('publishes what an administrator has set', async () => {
    const passwordPolicy = {
      minLength: 10,
      requireUppercase: true,
      requireLowercase: true,
      requireNumbers: true,
      requireSpecial: true,
    };
    const changed = { siteName: '한빛고 기록', sessionTimeout: 30, registrationEnabled: false };
    await world.withSettings({ ...changed, passwordPolicy }, async () => {
      expect(await world.visitor().must('getSite', {})).toMatchObject({ ...changed, passwordPolicy });
    });
  });

  it('answers during maintenance, and says so', async () => {
    await world.withSettings({ maintenanceMode: true }, async () => {
      expect((await world.visitor().must('getSite', {})).maintenanceMode).toBe(true);
    });
  });
});
