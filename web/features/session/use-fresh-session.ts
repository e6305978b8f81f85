import { useEffect } from 'react';
import { renewSession } from '../../lib/client.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { storedExpiry } from '../../lib/stored-session.ts';

/** Renew when less than this remains; looked at every five minutes (specification 1, section 9). */
const RENEW_BELOW_S = 1800;
const CHECK_EVERY_MS = 300_000;

function secondsLeft(expiresAt: string | null): number {
  return expiresAt === null ? 0 : (Date.parse(expiresAt) - serverNow()) / 1000;
}

/** Keeps the cookies fresh while somebody is signed in. */
export function useFreshSession(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return;
    const check = () => {
      if (secondsLeft(storedExpiry()) < RENEW_BELOW_S) void renewSession();
    };
    check();
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [signedIn]);
}
