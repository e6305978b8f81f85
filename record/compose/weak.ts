import { countBytes } from '../bytes.ts';
import type { DroppedSentence } from '../types.ts';
import type { Piece } from './piece.ts';

/** An answer below this says so little that a teacher would rather leave the space free. */
const GOOD = 0.66;
/** NEIS bytes of good material that make a record without the weak ones. */
const ENOUGH = 450;
const WEAK = '다른 문장에 비해 구체적인 내용이 적어 제외했습니다.';

/**
 * Parts what is worth a line from what only fills: where the good sentences alone make a record, the weak ones of the
 * answers stay out whatever room is left.
 */
export function withoutWeak(pieces: readonly Piece[]): { kept: Piece[]; dropped: DroppedSentence[] } {
  const isWeak = (piece: Piece) => piece.source.kind === 'answer' && piece.quality < GOOD;
  const good = pieces.filter((piece) => !isWeak(piece));
  if (countBytes(good.map((piece) => piece.text).join(' ')) < ENOUGH)
    return { kept: [...pieces], dropped: [] };
  return {
    kept: good,
    dropped: pieces.filter(isWeak).map(({ raw, source }) => ({ text: raw, reason: WEAK, source })),
  };
}

const FRAGMENT = 16;
const SHORTEST_NOTE = 12;

/** Notes without particles (빨대 자름 불어봄): a teacher would have to guess what was done to what. */
export function isNote(text: string): boolean {
  // What was cut off from a quotation or a clause before it.
  if (text.length < SHORTEST_NOTE || /^(?:하고|라고|이라고|라는|하며|하는|고|는|도|때문에) /.test(text))
    return true;
  return (
    text.length < FRAGMENT &&
    !/[가-힣A-Za-z0-9)](?:을|를|에서|에게|으로|로|와|과|에) |고 |하여 |다는 /.test(text)
  );
}
