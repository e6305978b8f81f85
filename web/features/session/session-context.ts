import { createContext, use } from 'react';
import type { User } from '../../../contract/users.ts';
import type { ApiError } from '../../lib/api-error.ts';

export type SessionState =
  | { phase: 'loading' }
  /** `failure`: the user is the cached one, because the server could not say who this is. */
  | { phase: 'in'; user: User; failure: ApiError | null }
  /** `exit`: where a screen that needs a session sends the person now. */
  | { phase: 'out'; exit: string };

export interface Session {
  state: SessionState;
  /** The signed-in person, or null. */
  user: User | null;
  /** After login, registration or consent: what the server answered. */
  begin: (user: User, expiresAt: string) => void;
  /** The person's own data changed. */
  replaceUser: (user: User) => void;
  /**
   * Signs out here and on the server, then goes to the landing page. Answers that only this device has are sent first;
   * when that fails the person is asked. `asking: false`: nobody is there to be asked; the device keeps everything.
   */
  signOut: (how?: { asking: boolean }) => Promise<void>;
  /** Asks the server again who this is. */
  reload: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The signed-in person on a screen behind a guard. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('useUser is for screens behind SignedIn or OnlyRole');
  return user;
}
