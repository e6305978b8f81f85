/** What a sentence's card holds for the keyboard besides itself: what the rules object to in it, then its buttons. */
const ITEMS = '[data-finding], [role="toolbar"] button';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'>;

/**
 * Which of `count` things in a row comes after the one at `from`; -1 is the row itself, to which the way back leads. Null
 * where the key says nothing or nothing lies that way.
 */
export function itemAfter(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight' && from + 1 < count) return from + 1;
  return key === 'ArrowLeft' && from > -1 ? from - 1 : null;
}

/** Left and right within a card: only from the card and its own items, not from a note that stands open in it. */
export function goWithin(event: Pressed, card: HTMLElement): boolean {
  if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const items = [...card.querySelectorAll<HTMLElement>(ITEMS)];
  const here = document.activeElement;
  const from = items.findIndex((item) => item === here);
  if (from < 0 && here !== card) return false;
  const to = itemAfter(event.key, from, items.length);
  if (to === null) return false;
  (items[to] ?? card).focus();
  return true;
}
