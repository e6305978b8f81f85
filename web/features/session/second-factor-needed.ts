import type { User } from '../../../contract/users.ts';

/** Whether the administration stays shut until this person has a second factor; the server refuses it, too. */
export function needsSecondFactor(user: User, site: { twoFactorEnabled: boolean }): boolean {
  return user.role === 'admin' && site.twoFactorEnabled && !user.totp_enabled;
}
