import { useCallback, useMemo } from 'react';
import { type Finished, type Provenance, withFinished } from '../../../contract/provenance.ts';
import { useCurrent } from '../../lib/use-current.ts';
import type { Edit } from './changes.ts';
import { withMade, withOneMore } from './finished.ts';

/** The sentences that the teacher has made in this visit of what the draft told or left out, and where those come from. */
export function useFinished(stored: Provenance | null) {
  const [made, madeNow, setMade] = useCurrent<readonly Finished[]>(() => []);
  return {
    made,
    /** With what was made since it was stored. */
    provenance: useMemo(() => stored && withFinished(stored, made), [stored, made]),
    finish: useCallback((one: Finished) => setMade((now) => withOneMore(now, one)), [setMade]),
    /** What an earlier visit had made. */
    takeUp: (earlier: readonly Finished[]) => setMade(earlier),
    sentWith: (edit: Edit, base: Provenance | null) => withMade(edit, madeNow.current, base),
  };
}
