/** What counts as activity (specification 1, section 4, "Inactivity timeout"). */
const INPUTS = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const;

/** Calls `listener` at every sign of a person; answers what stops it. */
export function onInput(listener: () => void): () => void {
  for (const name of INPUTS) window.addEventListener(name, listener, { passive: true, capture: true });
  return () => {
    for (const name of INPUTS) window.removeEventListener(name, listener, { capture: true });
  };
}
