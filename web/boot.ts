/**
 * Runs before the first paint, as a file of its own because the content policy allows no inline script: the chosen
 * theme without a flash, and no landing or login page shown to somebody who is on the way to their dashboard. On a
 * drawn page it also calls the client's own scripts, once the page has been painted: on a slow line they would take
 * the font's and the text's share of it.
 * Built by scripts/prerender; what it reads is written by web/layout/theme.ts, web/lib/stored-session.ts and the server.
 */
const { dataset } = document.documentElement;
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (localStorage.getItem('user') !== null && document.cookie.includes('X-XSRF-TOKEN='))
    dataset.returning = '';
} catch {
  // A browser that keeps nothing: the system's theme, and the page as it is.
}

/** The painting of a page takes at most this long to be noticed; some browsers never tell. */
const PAINTED_AFTER_MS = 2500;

/** Addresses of the page's scripts, the entry first. */
const scripts = document.currentScript?.dataset.scripts?.split(' ') ?? [];
let called = false;

function callScripts(): void {
  if (called) return;
  called = true;
  for (const [index, address] of scripts.entries()) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = address;
    document.head.append(link);
    if (index > 0) continue;
    const entry = document.createElement('script');
    entry.type = 'module';
    entry.crossOrigin = '';
    entry.src = address;
    document.head.append(entry);
  }
}

function callOncePainted(): void {
  // Nobody reads a page that is held back, or one in a tab behind, which is not painted at all.
  if ('returning' in dataset || document.hidden) return callScripts();
  setTimeout(callScripts, PAINTED_AFTER_MS);
  document.addEventListener('visibilitychange', callScripts);
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) callScripts();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    callScripts();
  }
}

if (scripts.length > 0) callOncePainted();
