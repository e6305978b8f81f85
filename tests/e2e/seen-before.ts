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
