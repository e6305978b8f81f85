const WRITE_NOW = 'drafts:write-now';

/** Whatever screen holds unwritten words puts them on the device at once. */
export function writeDraftsNow(): void {
  window.dispatchEvent(new Event(WRITE_NOW));
}

/** Returns the function that stops listening. */
export function onWriteDraftsNow(write: () => void): () => void {
  window.addEventListener(WRITE_NOW, write);
  return () => window.removeEventListener(WRITE_NOW, write);
}
