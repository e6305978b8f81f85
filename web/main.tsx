import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router';
import { Providers } from './layout/providers.tsx';
import { applyTheme } from './layout/theme.ts';
import { registerNavigate } from './lib/navigation.ts';
import { serverTimeKnown } from './lib/server-clock.ts';
import { storage } from './lib/storage.ts';
import { cleanLegacySession } from './lib/stored-session.ts';
import './styles/global.css';
import { routes } from './router.tsx';

/**
 * Other people's answers do not stay on a shared computer; the code for it comes only where there are some. By the server's
 * clock, once it is known: a phone whose own was set right would take yesterday's words for a year old.
 */
function dropOldAnswers(): void {
  if (!storage.keys().some((key) => /^evaluation-(draft|submission)-/.test(key))) return;
  Promise.all([import('./features/answering/drop-expired.ts'), serverTimeKnown]).then(
    ([{ dropExpired }]) => dropExpired(),
    () => undefined,
  );
}

/** A prerendered page carries its sheets inline; for the loader of chunks they stand as links that fetch nothing. */
function declareInlineSheets(): void {
  const style = document.querySelector<HTMLStyleElement>('style[data-sheets]');
  for (const href of style?.dataset.sheets?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.href = href;
    style?.after(link);
  }
}

/** Markup can only be taken over by screens that are there: theirs are fetched before the router begins. */
async function fetchScreens(): Promise<void> {
  const lazy = (matchRoutes(routes, window.location) ?? []).map(({ route }) => route);
  await Promise.all(
    lazy.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

async function start(root: HTMLElement): Promise<void> {
  applyTheme();
  cleanLegacySession();
  dropOldAnswers();
  declareInlineSheets();
  const prerendered = root.hasChildNodes();
  if (prerendered) await fetchScreens();
  const router = createBrowserRouter(routes);
  registerNavigate((path, options) => void router.navigate(path, options));
  const app = (
    <StrictMode>
      <Providers>
        {/* The part of the package that knows it by itself is another copy of the router than the one of the build. */}
        <RouterProvider router={router} flushSync={(update) => void flushSync(update)} />
      </Providers>
    </StrictMode>
  );
  if (prerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
