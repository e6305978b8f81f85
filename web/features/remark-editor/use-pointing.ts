import { useEffect, useEffectEvent } from 'react';

/** A sentence of the remark, and one that was left out. */
const THINGS = '[data-sentence], [data-spare]';

/**
 * Tells which of them a mouse or a pen has come to point at; null for none. Only a movement of the hand counts: what a page
 * that scrolls or grows moves beneath a pointer at rest is not pointed at.
 */
export function usePointing(onPoint: (thing: Element | null) => void): void {
  const tell = useEffectEvent(onPoint);
  useEffect(() => {
    let pointed: Element | null = null;
    let [x, y] = [Number.NaN, Number.NaN];
    const point = (thing: Element | null) => {
      if (thing === pointed) return;
      pointed = thing;
      tell(thing);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || (event.screenX === x && event.screenY === y)) return;
      [x, y] = [event.screenX, event.screenY];
      point(event.target instanceof Element ? event.target.closest(THINGS) : null);
    };
    const leave = () => point(null);
    const page = document.documentElement;
    window.addEventListener('pointermove', move);
    page.addEventListener('pointerleave', leave);
    return () => {
      window.removeEventListener('pointermove', move);
      page.removeEventListener('pointerleave', leave);
    };
  }, []);
}
