import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { changed } from './changed-params.ts';

/** While somebody types, nobody is asked. */
const TYPING_MS = 300;

export interface ListAddress {
  /** What stands in the search box. */
  typed: string;
  type: (search: string) => void;
  /** What is asked for. */
  search: string;
  page: number;
  toPage: (page: number) => void;
  /** The chosen filter; empty for all. */
  filter: string;
  chooseFilter: (filter: string) => void;
}

/** Search, filter and page of a long list, in the address: a link or the way back shows the same. */
export function useListAddress(filterName: string): ListAddress {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const [typed, type] = useState(search);
  useEffect(() => {
    if (typed === search) return;
    const later = setTimeout(() => {
      setParams((before) => changed(before, { search: typed, page: '' }), { replace: true });
    }, TYPING_MS);
    return () => clearTimeout(later);
  }, [typed, search, setParams]);
  return {
    typed,
    type,
    search,
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    toPage: (page) => {
      setParams((before) => changed(before, { page: page > 1 ? String(page) : '' }));
      window.scrollTo({ top: 0 });
    },
    filter: params.get(filterName) ?? '',
    chooseFilter: (filter) =>
      setParams((before) => changed(before, { [filterName]: filter, page: '' }), { replace: true }),
  };
}
