import type { Span } from './provenance.ts';

/** What sticks above a text that scrolls, and a little air below it, in px. */
const ABOVE = 148;
const BELOW = 16;

function scrollerOf(inside: Element): Element | null {
  for (let at = inside.parentElement; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
}

/** Where a stretch stands on the screen: read from the same text, painted behind the field, for a field tells nothing. */
function boxOf(painted: Element, { start, end }: Span): DOMRect | null {
  const walker = document.createTreeWalker(painted, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let passed = 0;
  let begun = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (!begun && start <= passed + length) {
      range.setStart(node, start - passed);
      begun = true;
    }
    if (begun && end <= passed + length) {
      range.setEnd(node, end - passed);
      return range.getBoundingClientRect();
    }
    passed += length;
  }
  return null;
}

/** Gives a text area the focus with a stretch of it chosen, and brings that into sight: the browser brings only the field. */
export function selectStretch(area: HTMLTextAreaElement | null, span: Span): void {
  if (!area) return;
  area.focus({ preventScroll: true });
  area.setSelectionRange(span.start, span.end);
  const painted = area.previousElementSibling;
  const box = painted && boxOf(painted, span);
  const scroller = scrollerOf(area);
  if (!box || !scroller) return area.scrollIntoView({ block: 'nearest' });
  const view = scroller.getBoundingClientRect();
  const above = box.top - (view.top + ABOVE);
  const below = box.bottom - (view.bottom - BELOW);
  if (above < 0) scroller.scrollBy({ top: above });
  else if (below > 0) scroller.scrollBy({ top: Math.min(below, above) });
}
