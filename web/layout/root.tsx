import { lazy, Suspense, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { useSession } from '../features/session/session-context.ts';
import { SessionProvider } from '../features/session/session-provider.tsx';
import { carryOutEarly } from '../lib/early.ts';
import { areToastsWanted, onToastsWanted } from '../lib/notify.ts';
import { useRead } from '../lib/read.ts';
import { useKeptFocus } from './kept-focus.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { scrollKey } from './scroll-key.ts';
import { setScreenTitle, setSiteName } from './title.ts';
import { useWrittenFont } from './written-font.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** The title that router.tsx gives the innermost matched screen. */
function useRouteTitle(): void {
  const matches = useMatches();
  const innermost = matches.at(-1);
  const handle = innermost?.handle as { title?: string | null } | undefined;
  const title = handle?.title ?? null;
  // Before the screen's own `useTitle`, which runs in a passive effect.
  useLayoutEffect(() => setScreenTitle(title), [title, innermost?.pathname]);
}

function useSiteName(): void {
  const { data } = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY });
  useEffect(() => {
    if (data) setSiteName(data.siteName);
  }, [data]);
}

/** What follows from who is there, whatever the screen. */
function WithSession() {
  const { state, user } = useSession();
  useWrittenFont(user !== null);
  const known = state.phase !== 'loading';
  useLayoutEffect(() => {
    // web/boot.ts held a visitor's page back until somebody who was here before is known, or is not.
    if (known) delete document.documentElement.dataset.returning;
  }, [known]);
  return null;
}

/** The container of the toasts, from the first one on. */
function Toasts() {
  const wanted = useSyncExternalStore(onToastsWanted, areToastsWanted, () => false);
  if (!wanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}

/** What stands around every screen, signed in or not. */
export function Root() {
  useRouteTitle();
  useSiteName();
  useKeptFocus();
  // After the effects of every screen within: their forms are ready to be sent.
  useEffect(carryOutEarly, []);
  return (
    <SessionProvider>
      <WithSession />
      <NavigationProgress />
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration getKey={scrollKey} />
      <Toasts />
    </SessionProvider>
  );
}
