import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a page is prerendered and while that markup is taken over, true from the first update on. Whatever only
 * this browser knows (address, storage, clock) is shown behind it, so that both sides agree on the first markup.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
