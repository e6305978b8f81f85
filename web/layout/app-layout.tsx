import { Outlet } from 'react-router';
import { useSession } from '../features/session/session-context.ts';
import { usePageViews } from '../features/session/use-heartbeat.ts';
import styles from './app-layout.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { TabBar } from './tab-bar.tsx';

/** Header, the screen, footer; on phones a tab bar. */
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
    </>
  );
}
