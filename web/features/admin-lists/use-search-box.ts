import { useEffect, useRef, useState } from 'react';

/** While somebody types, nobody is asked. */
const TYPING_MS = 300;

/** What stands in a search box: it asks a moment after the last key, and follows what is asked for from elsewhere. */
export function useSearchBox(search: string, ask: (typed: string) => void) {
  const [typed, type] = useState(search);
  const asked = useRef(search);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (search === asked.current) return;
    // Not by typing: the way back, or a link to this very list.
    asked.current = search;
    type(search);
  }, [search]);
  useEffect(() => {
    if (typed === search) return;
    const later = setTimeout(() => {
      asked.current = typed.trim() === '' ? '' : typed;
      latest.current(typed);
    }, TYPING_MS);
    return () => clearTimeout(later);
  }, [typed, search]);
  return { typed, type };
}
