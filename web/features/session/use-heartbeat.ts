import { useEffect } from 'react';
import { call } from '../../lib/client.ts';
import { onInput } from './inputs.ts';

const AT_MOST_EVERY_MS = 60_000;

/**
 * Tells the server that a person is really here: polls do not keep an idle session alive, input does
 * (decisions.md, section 3). Failures are silent; the next real call says what is wrong.
 */
export function useHeartbeat(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return;
    // The request that brought the user in counted as activity.
    let last = Date.now();
    let later: ReturnType<typeof setTimeout> | undefined;
    const beat = () => {
      clearTimeout(later);
      later = undefined;
      last = Date.now();
      call('recordActivity', { kind: 'heartbeat' }).catch(() => undefined);
    };
    const stop = onInput(() => {
      const wait = last + AT_MOST_EVERY_MS - Date.now();
      if (wait <= 0) beat();
      // The last input before a pause counts as well: otherwise the server's limit ends before the one counted here.
      else later ??= setTimeout(beat, wait);
    });
    return () => {
      clearTimeout(later);
      stop();
    };
  }, [signedIn]);
}
