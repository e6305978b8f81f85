/**
 * What the transport learns about the session, told to whoever listens (the session provider). Window events, so that
 * the transport need not know React. `auth:logout` is the specification's own name.
 */
export type SessionEvent =
  | 'auth:logout'
  | 'auth:forbidden'
  | 'auth:consent-required'
  | 'auth:password-change-required';

/** Tells whoever listens in this tab. */
export function announce(event: SessionEvent): void {
  window.dispatchEvent(new Event(event));
}

/** Returns the function that stops listening. */
export function listen(event: SessionEvent, listener: () => void): () => void {
  window.addEventListener(event, listener);
  return () => window.removeEventListener(event, listener);
}
