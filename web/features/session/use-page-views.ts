import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../lib/client.ts';

/** One page view for each address a signed-in person opens. */
export function usePageViews(signedIn: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!signedIn) return;
    call('recordActivity', { kind: 'page_view', path: pathname.slice(0, 200) }).catch(() => undefined);
  }, [signedIn, pathname]);
}
