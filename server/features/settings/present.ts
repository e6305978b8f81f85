import type { ReplyOf } from '../../../contract/operation.ts';
import type { getSettings } from '../../../contract/settings.ts';
import type { PasswordPolicy } from '../../../contract/site.ts';
import type { Admin } from '../../actor.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { findLastChanges } from './last-changes.ts';
import type { Settings } from './read-settings.ts';
import { SECTION_NAMES, SECTIONS, sectionVersion } from './standing.ts';

/** With what the screen opens until a policy is saved (specification 1, section 9); it is not in force then. */
const PROPOSED_POLICY: PasswordPolicy = {
  minLength: 8,
  requireUppercase: true,
  requireLowercase: true,
  requireNumbers: true,
  requireSpecial: true,
};

/** The settings as an administrator sees them: in the specification's groups, without secrets. */
export async function presentSettings(
  ctx: Context,
  db: Database,
  actor: Admin,
  settings: Settings,
): Promise<ReplyOf<typeof getSettings>> {
  const { smtpPassword, ...email } = settings.email;
  const policy = settings.passwordPolicySaved ? settings.passwordPolicy : PROPOSED_POLICY;
  const changes = await findLastChanges(db, 'settings', Object.values(SECTIONS).flat());
  return {
    settings: {
      general: {
        siteName: settings.siteName,
        adminEmail: settings.adminEmail ?? ctx.env.adminEmail.trim().toLowerCase(),
        maintenanceMode: settings.maintenanceMode,
        registrationEnabled: settings.registrationEnabled,
        defaultUserRole: settings.defaultUserRole,
        sessionTimeout: settings.sessionTimeout,
        maxLoginAttempts: settings.maxLoginAttempts,
      },
      email,
      security: {
        passwordMinLength: policy.minLength,
        passwordRequireUppercase: policy.requireUppercase,
        passwordRequireLowercase: policy.requireLowercase,
        passwordRequireNumbers: policy.requireNumbers,
        passwordRequireSpecial: policy.requireSpecial,
        twoFactorEnabled: settings.twoFactorEnabled,
        ipWhitelist: settings.ipWhitelist,
        auditRetentionYears: settings.auditRetentionYears,
      },
      backup: { ...settings.backup, lastBackupDate: settings.lastBackupDate },
    },
    smtpPasswordSet: smtpPassword !== null,
    passwordPolicySaved: settings.passwordPolicySaved,
    address: actor.address,
    versions: Object.fromEntries(
      SECTION_NAMES.map((section) => [section, sectionVersion(section, settings)]),
    ) as ReplyOf<typeof getSettings>['versions'],
    changes: [...changes].map(([setting, change]) => ({ setting, ...change })),
  };
}
