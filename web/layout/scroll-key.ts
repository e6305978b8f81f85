/** The router calls every page by this name that is opened by its address instead of by a link. */
const OPENED_BY_ADDRESS = 'default';

/**
 * Under which name a page's scroll position is kept. Pages opened by their address would all share one name, and the
 * next one, or the one after a lost connection, would open half way down, where the page before it was left.
 */
export function scrollKey({ key, pathname }: { key: string; pathname: string }): string {
  return key === OPENED_BY_ADDRESS ? pathname : key;
}
