import { useEffect, useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { SessionProvider } from '../features/session/session-provider.tsx';
import { useRead } from '../lib/read.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { setScreenTitle, setSiteName } from './title.ts';
import { Toaster } from './toaster.tsx';

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

/** What stands around every screen, signed in or not. */
export function Root() {
  useRouteTitle();
  useSiteName();
  return (
    <SessionProvider>
      <NavigationProgress />
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration />
      <Toaster />
    </SessionProvider>
  );
}
