import type { ReplyOf } from '../../../contract/operation.ts';
import type { getSettings } from '../../../contract/settings.ts';
import type { PasswordPolicy } from '../../../contract/site.ts';
import type { Admin } from '../../actor.ts';
import type { Context } from '../../context.ts';
import type { Settings } from './read-settings.ts';

/** With what the screen opens until a policy is saved (specification 1, section 9); it is not in force then. */
const PROPOSED_POLICY: PasswordPolicy = {
  minLength: 8,
  requireUppercase: true,
  requireLowercase: true,
  requireNumbers: true,
  requireSpecial: true,
};

/** The settings as an administrator sees them: in the specification's groups, without secrets. */
export function presentSettings(ctx: Context, actor: Admin, settings: Settings): ReplyOf<typeof getSettings> {
  const { smtpPassword, ...email } = settings.email;
  const policy = settings.passwordPolicySaved ? settings.passwordPolicy : PROPOSED_POLICY;
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
  };
}
