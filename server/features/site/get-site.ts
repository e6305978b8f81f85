import type { Handler } from '../../handler.ts';
import { activeNotices } from '../notices/queries.ts';
import { publicHost } from '../../writers/model-address.ts';
import { APP_VERSION } from '../../../contract/app-version.ts';

/** What anybody may know before signing in: names, policies in force, what is configured. */
export const getSite: Handler<'getSite'> = async (ctx) => {
  const settings = await ctx.settings.read();
  const aiConfigured = ctx.writer.name === 'model';
  return {
    siteName: settings.siteName,
    // Nobody can write to the address that a first administrator has without a real one.
    adminEmail:
      !settings.adminEmail || settings.adminEmail.endsWith('@localhost') ? null : settings.adminEmail,
    registrationEnabled: settings.registrationEnabled,
    defaultUserRole: settings.defaultUserRole,
    maintenanceMode: settings.maintenanceMode,
    sessionTimeout: settings.sessionTimeout,
    passwordPolicy: settings.passwordPolicy,
    twoFactorEnabled: settings.twoFactorEnabled,
    auditRetentionYears: settings.auditRetentionYears,
    googleClientId: ctx.google?.clientId ?? null,
    aiConfigured,
    aiProvider: aiConfigured && ctx.env.model ? publicHost(ctx.env.model.baseUrl) : null,
    mailConfigured: await ctx.mail.configured(),
    appVersion: APP_VERSION,
    notices: await activeNotices(ctx),
  };
};
