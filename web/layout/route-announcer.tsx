import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { MAIN_ID } from './skip-link.tsx';

/** After a navigation: the screen's title is spoken and the keyboard starts at its content. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [spoken, setSpoken] = useState('');
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const main = document.getElementById(MAIN_ID);
    // A screen that already put the focus somewhere (a field, a dialog) keeps it.
    if (main && !main.contains(document.activeElement) && !document.querySelector('[role="dialog"]')) {
      main.focus({ preventScroll: true });
    }
    const timer = setTimeout(() => setSpoken(document.title), 100);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <VisuallyHidden as="div" aria-live="polite">
      {spoken}
    </VisuallyHidden>
  );
}
