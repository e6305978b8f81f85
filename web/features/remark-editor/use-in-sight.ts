import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the card at `index` in sight once it has grown by what is shown of it alone, of which `more` tells: the browser
 * scrolls to what gets the focus before that. While the mouse is down nothing moves from under it.
 */
export function useInSight(
  list: RefObject<HTMLElement | null>,
  index: number | null,
  more: string | null,
): void {
  const pressed = useRef(false);
  const reveal = useRef(() => {});
  const late = useRef(false);
  reveal.current = () =>
    list.current?.querySelector(`[data-sentence="${index ?? ''}"]`)?.scrollIntoView({ block: 'nearest' });
  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
      // After the click that this press becomes.
      if (late.current) setTimeout(() => reveal.current());
      late.current = false;
    };
    window.addEventListener('pointerdown', down, true);
    window.addEventListener('pointerup', up, true);
    window.addEventListener('pointercancel', up, true);
    return () => {
      window.removeEventListener('pointerdown', down, true);
      window.removeEventListener('pointerup', up, true);
      window.removeEventListener('pointercancel', up, true);
    };
  }, []);
  useEffect(() => {
    if (pressed.current) late.current = true;
    else reveal.current();
  }, [index, more]);
}
