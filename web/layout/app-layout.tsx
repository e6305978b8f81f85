import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '../features/session/session-context.ts';
import { usePageViews } from '../features/session/use-page-views.ts';
import styles from './app-layout.module.css';
import { CookieBanner } from './cookie-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { prepareToasts } from '../lib/notify.ts';
import '../lib/wire-by-role.ts';
import { TabBar } from './tab-bar.tsx';
import { useOfflinePage } from './use-offline-page.ts';

/** Only for somebody who is signed in: dialogs and forms that a visitor's first page does without. */
const SessionGates = lazy(async () => ({
  default: (await import('../features/session/session-gates.tsx')).SessionGates,
}));

/** A student's submissions that wait for a connection go out from any screen. */
const OutboxRunner = lazy(async () => ({
  default: (await import('../features/answering/outbox-runner.tsx')).OutboxRunner,
}));

/** Header, the screen, footer; on phones a tab bar. The gates stand in front of everything while they are closed. */
export function AppLayout() {
  const { user } = useSession();
  const signedIn = user !== null;
  // Before the consent the server would refuse it.
  usePageViews(signedIn && !user.consentRequired);
  useOfflinePage(signedIn);
  useEffect(() => {
    if (signedIn) prepareToasts().catch(() => undefined);
  }, [signedIn]);
  return (
    <>
      <SkipLink />
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {user?.role === 'student' && !user.consentRequired && !user.passwordChangeRequired && (
          <Suspense>
            <OutboxRunner />
          </Suspense>
        )}
        <Outlet />
      </main>
      <Footer />
      <CookieBanner aboveTabs={signedIn} />
      {user && <TabBar role={user.role} />}
      {user && (
        <Suspense>
          <SessionGates />
        </Suspense>
      )}
    </>
  );
}
