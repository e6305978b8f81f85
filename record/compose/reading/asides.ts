import type { DroppedSentence } from '../../types.ts';
import { ASIDE } from '../fitness/reasons.ts';
import { leftOut, type Piece } from './piece.ts';
import { screened } from './screened.ts';
import { remaining } from './remaining.ts';
import type { Span } from './spans.ts';
import { untold } from './untold.ts';

/**
 * What the sentence as told leaves out of what was written, named with a source of its own, and the rest. `cut` is the
 * rule by which a clause of it was cut off, if any.
 */
export function withoutAsides(
  { raw, source }: Pick<Piece, 'raw' | 'source'>,
  text: string,
  isName: (word: string) => boolean,
  cut?: string,
): { asides: DroppedSentence[]; told: Pick<Piece, 'raw' | 'source' | 'spoken'> } {
  const placed = ({ start, end }: Span) => ({
    raw: raw.slice(start, end),
    source: { ...source, start: source.start + start, end: source.start + end },
  });
  const lost = untold(raw, text, isName, cut !== undefined);
  const reason = (aside: Pick<Piece, 'raw'>) => {
    const [screenedAside] = cut === undefined ? [] : screened([aside.raw]);
    return screenedAside && 'text' in screenedAside && !screenedAside.cut ? ASIDE : (cut ?? ASIDE);
  };
  return {
    asides: lost.map(placed).flatMap((aside) => leftOut(aside, reason(aside))),
    told: { raw, source, ...(lost.length > 0 ? { spoken: remaining(raw, lost).map(placed) } : {}) },
  };
}
