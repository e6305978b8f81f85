import type { DroppedSentence } from '../../types.ts';
import { SPOKEN, STRUNG } from '../fitness/spoken-marks.ts';
import { FRAGMENT, NOT_WORDED, NOTE_FORM, TOO_SHORT, TORN } from '../fitness/reasons.ts';
import { UNREADABLE } from '../fitness/vouched.ts';
import { leftOut, type Piece, spokenIn } from '../reading/piece.ts';

/**
 * Notes hold each other up: what stands between an arrow that was not read and a word whose speaker was not made out may be a friend's opinion,
 * a plan that was dropped, half of a comparison. Where an answer's notes were read in part only, those that were read go
 * to the teacher too, who has the whole of it before the eyes.
 */

/** Reasons of what could not be read. */
const UNREAD: ReadonlySet<string> = new Set([
  NOTE_FORM,
  SPOKEN,
  STRUNG,
  FRAGMENT,
  NOT_WORDED,
  TOO_SHORT,
  ...UNREADABLE,
]);
/** A sentence stands by itself, whatever notes are about it. */
const SENTENCE =
  /(?:[다요죠]|(?<!니)까)[.!?~\s"'”’)ㄱ-ㅎㅏ-ㅣ^]*$|[가-힣](?:고|는데|지만),?\s*$|고 ?싶(?:음|당|어)[.!~\sㄱ-ㅎㅏ-ㅣ]*$/;
const SIGN = /[→⇒↓▶=≒√+/:]|[-=]>|[가-힣] - /;
/** An arrow on a line of its own: all lines are one chain. */
const CHAIN = /^[ \t]*[→⇒↓▼][ \t]*$/m;
/** What parts one note from the next. */
const PARTED = /\n|[.!?](?=\s|$)/;
/** Letters up to which what is left over (총 A4 6장) takes nothing from what was read. */
const LEFT_OVER = 10;
const PARTICLE = /[가-힣A-Za-z0-9'"’”」』)](?:을|를|이|가|은|는|도|만|으로|로|에|에서|에게|와|과|랑) /;
const AGAINST = /[가-힣](?:은|는) [^.]*(?:는데|지만|으나) [^.]*[가-힣](?:은|는) /;
const last = (text: string) => /([^ ]+?)[.!?~\s]*$/.exec(text)?.[1];

const isNote = (piece: Piece) =>
  piece.source.kind === 'answer' && !SENTENCE.test(spokenIn(piece).at(-1)?.raw ?? piece.raw);

/**
 * Told in the writer's own words from the particle to the verb, or with 임 behind one thing set against another (예상은 …였는데 실제는 …):
 * nothing had to be guessed.
 */
const isWhole = ({ text, raw }: Piece) =>
  !SIGN.test(raw) &&
  PARTICLE.test(raw) &&
  (last(text) === last(raw) || (AGAINST.test(raw) && last(text) === `${last(raw)}임`));

/**
 * The pieces without the notes of an answer that stand between others of it that could not be read, and those left to the teacher with
 * their reason. `pieces` and `dropped` are of the whole sheet, `answers` by the index of their question.
 */
export function withoutTornNotes(
  pieces: readonly Piece[],
  dropped: readonly DroppedSentence[],
  answers: readonly string[],
): { kept: Piece[]; dropped: DroppedSentence[] } {
  const held = (index: number) =>
    pieces.filter((piece) => isNote(piece) && !piece.short && piece.source.index === index).length;
  const lost = (index: number) =>
    dropped.filter(
      ({ source, reason, text }) =>
        source.kind === 'answer' &&
        source.index === index &&
        UNREAD.has(reason) &&
        !SENTENCE.test(text) &&
        (text.length > LEFT_OVER || SIGN.test(text)),
    );
  /** Half of a chain: the other half stands in the same note. */
  const isBroken = (piece: Piece, unread: readonly DroppedSentence[]) => {
    const answer = answers[piece.source.index] ?? '';
    if (CHAIN.test(answer)) return true;
    const between = ({ source }: DroppedSentence) =>
      source.start < piece.source.start
        ? answer.slice(source.end - 1, piece.source.start)
        : answer.slice(piece.source.end - 1, source.start);
    return SIGN.test(piece.raw) && unread.some((one) => !PARTED.test(between(one)));
  };
  const isTorn = (piece: Piece) => {
    const { index } = piece.source;
    const unread = isNote(piece) ? lost(index) : [];
    if (unread.length === 0) return false;
    if (unread.length >= 2 * held(index)) return true;
    const isScattered = unread.length > 1 && unread.length * 2 > held(index);
    return (isBroken(piece, unread) || isScattered) && !isWhole(piece);
  };
  const torn = pieces.filter(isTorn);
  return {
    kept: pieces.filter((piece) => !torn.includes(piece)),
    dropped: torn.flatMap((piece) => leftOut(piece, TORN)),
  };
}
