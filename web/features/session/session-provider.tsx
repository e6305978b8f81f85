import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { User } from '../../../contract/users.ts';
import { turnSession } from '../../lib/client.ts';
import { writeDraftsNow } from '../../lib/draft-signals.ts';
import { forgetLeaving } from '../../lib/leaving.ts';
import { goTo } from '../../lib/navigation.ts';
import { queryClient } from '../../lib/query-client.ts';
import { readKey } from '../../lib/read.ts';
import { listen } from '../../lib/session-events.ts';
import { storage } from '../../lib/storage.ts';
import { clearStoredSession, storeSession, storeUser } from '../../lib/stored-session.ts';
import { forgetRemarkDrafts } from '../remark-editor/forget-remark-drafts.ts';
import { dashboardOf } from './home-of.ts';
import { forgetEnd, rememberEnd, rememberPlace } from './return-to.ts';
import { type Session, SessionContext, type SessionState } from './session-context.ts';
import { useFreshSession } from './use-fresh-session.ts';
import { useHeartbeat } from './use-heartbeat.ts';
import { useSharedRecord } from './use-shared-record.ts';
import { sayGoodbye, whoIsThere } from './who-is-there.ts';

/** Only for somebody who is signed in: the first screens do without the dialog and the schemas of drafts. */
const UnsentDialog = lazy(async () => ({ default: (await import('./unsent-dialog.tsx')).UnsentDialog }));
const loadAnswers = () => import('../answering/unsent-answers.ts');

/** Sends what only this device has; answers how many stayed. Without the code for it nothing was sent, nothing is lost. */
async function countUnsent(userId: string): Promise<number> {
  try {
    return await (await loadAnswers()).sendUnsentAnswers(userId);
  } catch {
    return storage.keys().some((key) => /^evaluation-(draft|submission)-/.test(key) && key.includes(userId))
      ? 1
      : 0;
  }
}

/** Knows who is signed in, keeps the session fresh, and reacts to what the transport learns about it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ phase: 'loading' });
  const user = state.phase === 'in' ? state.user : null;
  /** Answers could not be sent before signing out: does the person leave all the same? */
  const [unsent, setUnsent] = useState(false);
  const latestUser = useRef<User | null>(null);
  latestUser.current = user;
  /** What knows of answers that only this device has; comes with the person. */
  const answers = useRef<Awaited<ReturnType<typeof loadAnswers>> | null>(null);

  const end = useCallback((exit: string) => {
    turnSession();
    clearStoredSession();
    queryClient.clear();
    setState({ phase: 'out', exit });
  }, []);

  /** The session ended under somebody's hands: the login screen says why and leads back here. */
  const endBySelf = useCallback(() => {
    const gone = latestUser.current;
    if (gone) {
      writeDraftsNow();
      rememberPlace(gone.id);
      rememberEnd(answers.current?.hasDraft(gone.id) ? 'draft' : 'plain');
    }
    end('/login');
  }, [end]);

  const leave = useCallback(async () => {
    setUnsent(false);
    forgetEnd();
    const leaving = latestUser.current?.id;
    turnSession();
    // Signed out here whatever the server says: somebody else may sit down next.
    await sayGoodbye();
    end('/');
    // Once the screens behind guards are gone: an answer sheet would hold the navigation back.
    setTimeout(() => {
      // By now the remark editor has written its last draft, which the next person here must not find.
      if (leaving) forgetRemarkDrafts(leaving);
      goTo('/', { replace: true });
    }, 0);
  }, [end]);

  const reload = useCallback(async () => {
    const next = await whoIsThere();
    setState(next);
    return next;
  }, []);
  /** Somebody else signed in in another tab: nothing of the person before stays on the screen. */
  const change = useCallback(() => {
    turnSession();
    queryClient.clear();
    void reload();
  }, [reload]);

  useEffect(() => void reload(), [reload]);
  const signedIn = user !== null;
  useEffect(() => {
    if (!signedIn) return;
    loadAnswers().then(
      (loaded) => {
        answers.current = loaded;
      },
      // Signing out tries once more.
      () => undefined,
    );
  }, [signedIn]);
  useFreshSession(user !== null);
  // Before the consent the server would refuse it.
  useHeartbeat(user !== null && !user.consentRequired);

  useEffect(() => {
    const note = (fields: Partial<User>) =>
      setState((now) => (now.phase === 'in' ? { ...now, user: { ...now.user, ...fields } } : now));
    const stops = [
      listen('auth:logout', endBySelf),
      listen('auth:forbidden', () => {
        // The site may demand a second factor since it was last asked.
        void queryClient.invalidateQueries({ queryKey: readKey('getSite') });
        // The role may be another one by now.
        void reload().then((now) => {
          if (now.phase !== 'in') return;
          const dashboard = dashboardOf(now.user.role);
          // Going to where one is would stop a guard that is leading away from there.
          if (window.location.pathname !== dashboard) goTo(dashboard, { replace: true });
        });
      }),
      listen('auth:consent-required', () => note({ consentRequired: true })),
      listen('auth:password-change-required', () => note({ passwordChangeRequired: true })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [endBySelf, reload]);
  useSharedRecord(user, endBySelf, change);

  const session = useMemo<Session>(
    () => ({
      state,
      user,
      begin: (signedIn, expiresAt) => {
        turnSession();
        queryClient.clear();
        forgetEnd();
        forgetLeaving();
        storeSession(signedIn, expiresAt);
        setState({ phase: 'in', user: signedIn, failure: null });
      },
      replaceUser: (changed) => {
        storeUser(changed);
        setState({ phase: 'in', user: changed, failure: null });
      },
      signOut: async ({ asking } = { asking: true }) => {
        if (asking && user && (await countUnsent(user.id)) > 0) setUnsent(true);
        else await leave();
      },
      reload: async () => void (await reload()),
    }),
    [state, user, leave, reload],
  );
  return (
    <SessionContext value={session}>
      {children}
      {unsent && user && (
        <Suspense>
          <UnsentDialog onLeave={() => void leave()} onClose={() => setUnsent(false)} />
        </Suspense>
      )}
    </SessionContext>
  );
}
