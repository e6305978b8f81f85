import { isWithin } from '../../contract/ip-ranges.ts';
import type { Operation } from '../../contract/operation.ts';
import type { Caller, Person } from '../actor.ts';
import { CodedError } from '../coded-error.ts';
import type { Context } from '../context.ts';
import { CONSENT_VERSION } from '../features/auth/consent.ts';
import type { LivingSession } from './session.ts';

/** The oldest client that this server understands. */
const MINIMUM_APP_VERSION = '1.0.0';

/** @throws VERSION_MISMATCH for a client that says it is older than the server understands */
export function assertAppVersion(header: string | string[] | undefined): void {
  if (typeof header !== 'string' || !/^\d+(?:\.\d+){0,2}$/.test(header)) return;
  const parts = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  const given = parts(header);
  for (const [index, least] of parts(MINIMUM_APP_VERSION).entries()) {
    const part = given[index] ?? 0;
    if (part > least) return;
    if (part < least) throw new CodedError('VERSION_MISMATCH');
  }
}

/** The gates after the session itself, in the order of decisions.md, section 2. */
export async function assertMayCall(
  ctx: Context,
  operation: Operation,
  session: LivingSession,
  address: string,
): Promise<void> {
  if (!session.isActive) throw new CodedError('ACCOUNT_DISABLED');
  const { maintenanceMode, ipWhitelist, twoFactorEnabled } = await ctx.settings.read();
  if (maintenanceMode && session.role !== 'admin') throw new CodedError('MAINTENANCE');
  if (operation.actor === 'admin' && ipWhitelist.length > 0 && !isWithin(ipWhitelist, address))
    throw new CodedError('IP_NOT_ALLOWED');
  if (!operation.passesGates) {
    if (session.mustChangePassword) throw new CodedError('PASSWORD_CHANGE_REQUIRED');
    if (session.consentVersion !== CONSENT_VERSION) throw new CodedError('CONSENT_REQUIRED');
  }
  if (!isMeant(operation.actor, session.role)) throw new CodedError('FORBIDDEN');
  if (operation.actor === 'admin' && twoFactorEnabled && !session.totpConfirmedAt) {
    throw new CodedError('FORBIDDEN', {
      message: '관리자 화면을 쓰려면 내 정보에서 두 단계 인증을 먼저 설정해 주세요.',
    });
  }
}

function isMeant(actor: Operation['actor'], role: LivingSession['role']): boolean {
  if (actor === 'anyone') return true;
  if (actor === 'member') return role !== null;
  return actor === 'newcomer' ? role === null : actor === role;
}

export function personOf(session: LivingSession, caller: Caller): Person {
  return {
    ...caller,
    userId: session.userId,
    sessionId: session.sessionId,
    accessUntil: session.accessUntil,
    role: session.role,
    name: session.name,
  };
}
