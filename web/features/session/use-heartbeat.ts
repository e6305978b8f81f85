import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../lib/client.ts';

const AT_MOST_EVERY_MS = 60_000;
const INPUTS = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const;

/**
 * Tells the server that a person is really here: polls do not keep an idle session alive, input does
 * (decisions.md, section 3). Failures are silent; the next real call says what is wrong.
 */
export function useHeartbeat(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return;
    // The request that brought the user in counted as activity.
    let last = Date.now();
    const beat = () => {
      if (Date.now() - last < AT_MOST_EVERY_MS) return;
      last = Date.now();
      call('recordActivity', { kind: 'heartbeat' }).catch(() => undefined);
    };
    for (const input of INPUTS) window.addEventListener(input, beat, { passive: true, capture: true });
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, beat, { capture: true });
    };
  }, [signedIn]);
}

/** One page view for each address a signed-in person opens. */
export function usePageViews(signedIn: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!signedIn) return;
    call('recordActivity', { kind: 'page_view', path: pathname.slice(0, 200) }).catch(() => undefined);
  }, [signedIn, pathname]);
}
