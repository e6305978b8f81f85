/** What the drawn pages ask for. */
export type Field = HTMLInputElement | HTMLSelectElement;

/** What a visitor did on a drawn page before its code was there; kept by web/boot.ts. */
export interface Early {
  /** The button pressed last; it shows that it waits. */
  pressed: HTMLButtonElement | null;
  /** Texts, and for boxes and choices whether they are ticked. */
  typed: Map<Field, string | boolean>;
  /** Nothing is kept any more. */
  stop: () => void;
}

declare global {
  interface Window {
    girokEarly?: Early;
  }
}

/** The browser's own way: React overrides `value` of each field, to tell what people type from what it wrote itself. */
function write(field: Field, value: string): void {
  const plain = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  plain?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Carries out what was done before the page's code was there, once: a form library that takes over a field empties it,
 * and a press would have been for nothing.
 */
export function carryOutEarly(): void {
  const early = window.girokEarly;
  if (!early) return;
  early.stop();
  const { pressed, typed } = early;
  delete window.girokEarly;
  for (const [field, value] of typed) {
    if (!field.isConnected) continue;
    if (typeof value === 'string') {
      if (field.value !== value) write(field, value);
    } else if (field instanceof HTMLInputElement && field.checked !== value) field.click();
  }
  pressed?.removeAttribute('aria-busy');
  if (pressed?.isConnected) pressed.click();
}
