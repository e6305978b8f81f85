import { useSearchParams } from 'react-router';
import { changed } from './changed-params.ts';
import { useSearchBox } from './use-search-box.ts';

export interface ListAddress {
  /** What stands in the search box. */
  typed: string;
  type: (search: string) => void;
  /** What is asked for. */
  search: string;
  page: number;
  /** `replace`: the page that is left was none, so that the way back does not lead there. */
  toPage: (page: number, how?: { replace: boolean }) => void;
  /** The chosen filter; empty for all. */
  filter: string;
  chooseFilter: (filter: string) => void;
}

/** Search, filter and page of a long list, in the address: a link or the way back shows the same. */
export function useListAddress(filterName: string): ListAddress {
  const [params, setParams] = useSearchParams();
  const narrow = (entries: Record<string, string>) =>
    setParams((before) => changed(before, { ...entries, page: '' }), { replace: true });
  const search = params.get('search') ?? '';
  return {
    ...useSearchBox(search, (typed) => narrow({ search: typed })),
    search,
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    toPage: (page, how) => {
      setParams((before) => changed(before, { page: page > 1 ? String(page) : '' }), how);
      window.scrollTo({ top: 0 });
    },
    filter: params.get(filterName) ?? '',
    chooseFilter: (filter) => narrow({ [filterName]: filter }),
  };
}
