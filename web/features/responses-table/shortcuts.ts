export type Shortcut = 'next' | 'previous' | 'toggle' | 'open';

/** What of a keyboard event decides; kept apart from the DOM so that it can be tried without one. */
export interface Key {
  key: string;
  code: string;
  isComposing: boolean;
  /** 229 while an input method has the key. */
  keyCode: number;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** The pressed element takes text, or has a meaning of its own for Space and Enter. */
  typing: boolean;
  onControl: boolean;
}

/**
 * The shortcut that a key means, or null. Letters go by the place of the key, because with the Korean layout switched
 * on the same key gives `ㅓ`. Never while text is typed or Hangul composed.
 */
export function shortcutOf(key: Key): Shortcut | null {
  if (key.isComposing || key.keyCode === 229 || key.key === 'Process') return null;
  if (key.typing || key.ctrlKey || key.metaKey || key.altKey) return null;
  if (key.code === 'KeyJ') return 'next';
  if (key.code === 'KeyK') return 'previous';
  if (key.onControl) return null;
  if (key.key === ' ') return 'toggle';
  if (key.key === 'Enter') return 'open';
  return null;
}

const TAKES_TEXT =
  'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type="checkbox"]):not([type="radio"])';

/** Reads a DOM event for `shortcutOf`. */
export function keyOf(event: KeyboardEvent): Key {
  const target = event.target instanceof Element ? event.target : null;
  return {
    key: event.key,
    code: event.code,
    isComposing: event.isComposing,
    keyCode: event.keyCode,
    ctrlKey: event.ctrlKey,
    metaKey: event.metaKey,
    altKey: event.altKey,
    typing: target?.closest(TAKES_TEXT) != null,
    onControl: target?.closest('button, a[href], input, summary, [role="button"], [role="checkbox"]') != null,
  };
}
