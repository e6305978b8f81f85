import type { Early, Field } from './lib/early.ts';

/**
 * Runs before the first paint; stands in every document, where the content policy knows it by its hash: the chosen
 * theme without a flash, no landing or login page shown to somebody who is on the way to their dashboard, and whatever
 * is pressed or typed before the page's code is there kept for it (web/lib/early.ts). That code is asked for once the
 * page is painted: on a slow network the letters come first.
 * On the offline page, which has no other code, it opens what was asked for once the server answers again.
 * Built by scripts/build/prerender.ts; what it reads is written by web/layout/theme.ts, web/lib/stored-session.ts and the server.
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

if (document.documentElement.dataset.still !== undefined) {
  const reopen = () =>
    fetch('/service-worker.js', { method: 'HEAD', cache: 'no-store' }).then(() => location.reload());
  // A network that has just come back may not answer yet, and a server that restarts tells nobody.
  setInterval(() => reopen().catch(() => undefined), 5000);
}

const bringCode = () => {
  const code = document.querySelector<HTMLTemplateElement>('template[data-after-paint]');
  if (!code) return;
  document.head.append(code.content);
  code.remove();
};
/** For a browser that does not tell of its paints. */
const PAINTED_BY_MS = 1000;
const isPaintAwaited =
  document.documentElement.dataset.returning === undefined && document.visibilityState === 'visible';
if (isPaintAwaited)
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) bringCode();
  }).observe({ type: 'paint', buffered: true });
document.addEventListener('DOMContentLoaded', () =>
  setTimeout(bringCode, isPaintAwaited ? PAINTED_BY_MS : 0),
);

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
const early: Early = { pressed: null, typed: new Map(), stop: () => stop() };
window.girokEarly = early;
const keepPress = (event: MouseEvent) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('#root button');
  if (!button) return;
  // A form sent the browser's own way would leave the page, and with it what was typed.
  event.preventDefault();
  early.pressed?.removeAttribute('aria-busy');
  button.setAttribute('aria-busy', 'true');
  early.pressed = button;
};
const keepText = ({ target }: Event) => {
  const { typed } = early;
  if (!isField(target)) return;
  // Of several choices the last one counts.
  typed.delete(target);
  const isTicked = target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type);
  typed.set(target, isTicked ? target.checked : target.value);
};
const stop = () => {
  removeEventListener('click', keepPress, true);
  removeEventListener('input', keepText, true);
};
addEventListener('click', keepPress, true);
addEventListener('input', keepText, true);
