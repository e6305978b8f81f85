import { useEffect } from 'react';

/**
 * Has the service worker kept ready that shows our own page without a connection (web/worker/service-worker.ts). Only
 * for people who signed in: a visitor's first page stays as light as it is. Browsers have none on plain http.
 */
export function useOfflinePage(signedIn: boolean): void {
  useEffect(() => {
    // A browser that refuses (private window, full disk) shows its own page instead of ours.
    if (signedIn) navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
  }, [signedIn]);
}
