import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/** Holds links back, and asks in the browser's own words before the tab closes, while `when`. */
export function useLeaveBlocker(when: boolean): Blocker {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when]);
  return blocker;
}
