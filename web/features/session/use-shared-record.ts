import { useEffect } from 'react';
import type { User } from '../../../contract/users.ts';
import { storedUser } from '../../lib/stored-session.ts';

/** Specification 1, section 4. */
const CHECK_EVERY_MS = 2000;

/**
 * All tabs share one session, and so one record of who is signed in: another tab may sign out, and somebody else in.
 * @param onGone the record is gone
 * @param onOther it is somebody else's, or the person has another role now
 */
export function useSharedRecord(user: User | null, onGone: () => void, onOther: () => void): void {
  useEffect(() => {
    // A browser that keeps nothing has no record to lose.
    if (!user || storedUser() === null) return;
    const check = () => {
      const stored = storedUser();
      if (stored === null) onGone();
      else if (stored.id !== user.id || stored.role !== user.role) onOther();
    };
    const timer = setInterval(check, CHECK_EVERY_MS);
    // Timers of a hidden tab are slowed down to a minute; this event is not.
    window.addEventListener('storage', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('storage', check);
    };
  }, [user, onGone, onOther]);
}
