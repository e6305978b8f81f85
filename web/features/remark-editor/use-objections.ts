import { useRead } from '../../lib/read.ts';

/** What the record rules object to in each of some texts; shown, never in the way. */
export type Objections =
  | { state: 'looking' }
  | { state: 'unknown'; lookAgain: () => void }
  | { state: 'known'; found: readonly Objection[] };

interface Objection {
  name: string;
  /** In how many places the text breaks a rule. */
  errors: number;
  /** The same in words: `기업·상표 ‘구글’`. */
  findings: readonly string[];
}

/** A remark by its response, and whose it is. */
interface Remark {
  id: string | null;
  name: string;
}

/** What is left in these remarks of a form, as the server knows it at the moment of asking: by the school's words of now. */
export function useObjections(evaluationId: string, remarks: readonly Remark[], asking: boolean): Objections {
  const read = useRead('countRemarkErrors', { id: evaluationId }, { enabled: asking, freshFor: 0 });
  if (read.isFetching || (!read.data && !read.error)) return { state: 'looking' };
  if (!read.data || read.error) return { state: 'unknown', lookAgain: () => void read.refetch() };
  const counts = new Map(read.data.counts.map((count) => [count.response_id, count]));
  return {
    state: 'known',
    found: remarks.map(({ id, name }) => {
      const { errors = 0, findings = [] } = counts.get(id ?? '') ?? {};
      return { name, errors, findings };
    }),
  };
}
