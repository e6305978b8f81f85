import type { Handler } from '../../handler.ts';
import { APP_VERSION } from './app-version.ts';

/** What anybody may know before signing in: names, policies in force, what is configured. */
export const getSite: Handler<'getSite'> = async (ctx) => {
  const settings = await ctx.settings.read();
  return {
    siteName: settings.siteName,
    registrationEnabled: settings.registrationEnabled,
    defaultUserRole: settings.defaultUserRole,
    maintenanceMode: settings.maintenanceMode,
    sessionTimeout: settings.sessionTimeout,
    passwordPolicy: settings.passwordPolicy,
    googleClientId: null,
    aiConfigured: ctx.writer.name === 'model',
    mailConfigured: false,
    appVersion: APP_VERSION,
  };
};
