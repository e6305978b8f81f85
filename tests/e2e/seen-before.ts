import type { BrowserContext } from '@playwright/test';
import { BUILT_IN } from '../../server/features/notices/built-in.ts';

/** The storage of a browser that has dismissed the product's notices for good and answered the cookie banner. */
export function seenBefore(origin: string) {
  const dismissed = BUILT_IN.map(({ id, version }) => ({
    id,
    dismissed: true,
    timestamp: 0,
    permanent: true,
    version,
  }));
  const localStorage = [
    { name: 'dismissed-notices', value: JSON.stringify(dismissed) },
    { name: 'cookieConsent', value: 'declined' },
  ];
  return { cookies: [], origins: origin === '' ? [] : [{ origin, localStorage }] };
}

/** The same for a context whose test starts a server of its own: the storage belongs to an origin not known before. */
export async function haveSeenBefore(context: BrowserContext): Promise<void> {
  const [{ localStorage } = { localStorage: [] }] = seenBefore('any').origins;
  await context.addInitScript((entries) => {
    for (const { name, value } of entries) window.localStorage.setItem(name, value);
  }, localStorage);
}
