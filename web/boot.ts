/**
 * Runs before the first paint, as a file of its own because the content policy allows no inline script: the chosen
 * theme without a flash, and no landing or login page shown to somebody who is on the way to their dashboard.
 * Built by scripts/prerender; what it reads is written by web/layout/theme.ts, web/lib/stored-session.ts and the server.
 */
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (localStorage.getItem('user') !== null && document.cookie.includes('X-XSRF-TOKEN='))
    dataset.returning = '';
} catch {
  // A browser that keeps nothing: the system's theme, and the page as it is.
}
