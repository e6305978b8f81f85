import { Outlet } from 'react-router';
import { ConsentGate } from '../features/session/consent-gate.tsx';
import { InactivityGate } from '../features/session/inactivity-gate.tsx';
import { PasswordGate } from '../features/session/password-gate.tsx';
import { useSession } from '../features/session/session-context.ts';
import { usePageViews } from '../features/session/use-heartbeat.ts';
import styles from './app-layout.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { TabBar } from './tab-bar.tsx';

/** Header, the screen, footer; on phones a tab bar. The gates stand in front of everything while they are closed. */
export function AppLayout() {
  const { user } = useSession();
  usePageViews(user !== null);
  return (
    <>
      <SkipLink />
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      {user && <TabBar role={user.role} />}
      <PasswordGate />
      <ConsentGate />
      <InactivityGate />
    </>
  );
}
