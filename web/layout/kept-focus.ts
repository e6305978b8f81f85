import { useEffect } from 'react';
import { MAIN_ID } from './skip-link.tsx';

/** Dialogs and menus give the focus back themselves, one frame after they have gone. */
const GRACE_MS = 120;

/** What around `element` can take the focus in its place: a dialog, a region; from the inside out. */
function homesOf(element: Element): HTMLElement[] {
  const home = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  return home ? [home, ...homesOf(home)] : [];
}

/**
 * Keeps the keyboard where it was when the element in focus goes: a row that was deleted, a step that was taken and
 * offers itself no more. The browser would drop the focus onto the page, and Tab would begin at the very top.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    let homes: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLost = () =>
      last !== null &&
      (!last.isConnected || last.matches(':disabled')) &&
      (document.activeElement === null || document.activeElement === document.body);
    const remember = (event: FocusEvent) => {
      if (!(event.target instanceof Element)) return;
      last = event.target;
      homes = homesOf(last);
    };
    const settle = () => {
      if (!isLost()) return;
      (homes.find((one) => one.isConnected) ?? document.getElementById(MAIN_ID))?.focus({
        preventScroll: true,
      });
    };
    const watch = new MutationObserver(() => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(settle, GRACE_MS);
    });
    document.addEventListener('focusin', remember);
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      document.removeEventListener('focusin', remember);
      watch.disconnect();
      clearTimeout(timer);
    };
  }, []);
}
