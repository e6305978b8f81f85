import { useEffect } from 'react';

let begun = false;

/** Fetches the sheet of the whole font; twice is once. Without it such letters stand in the system's font. */
export function loadWrittenFont(): void {
  if (begun) return;
  begun = true;
  import('../styles/written-font.css').catch(() => {
    begun = false;
  });
}

/**
 * What people write may hold letters that our own words do not. The whole font is wanted once somebody is signed in, or
 * types Hangul into a form; a first visit does without.
 */
export function useWrittenFont(wanted: boolean): void {
  useEffect(() => {
    if (wanted) return loadWrittenFont();
    const typed = (event: Event) => {
      if (event instanceof InputEvent && /[^\x20-\x7e]/.test(event.data ?? '')) loadWrittenFont();
    };
    document.addEventListener('input', typed, { passive: true });
    return () => document.removeEventListener('input', typed);
  }, [wanted]);
}
