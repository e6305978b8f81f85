import { countBytes } from '../../bytes.ts';
import { INTENTS, type RecordSentence } from '../../types.ts';
import { partsOf } from './chains.ts';
import { type Choice, chooser, type Variant } from './choose.ts';
import { ATTITUDE } from '../reading/intent.ts';
import { type Piece, spokenIn, type Unit } from '../reading/piece.ts';
import type { Line } from './polish.ts';
import { isStory, isUnsolved } from './units.ts';

/** How far chance may move a value, so that two seeds differ where two sentences are about equally good. */
const LEEWAY = 0.12;
/** What a difficulty told with its solution is worth beyond its sentences. */
const STORY = 140;
/** How much less a difficulty is worth that comes to no end. */
const UNSOLVED = 0.55;
/** What a byte is worth by itself, for each turn in which too much room stayed free. */
const EAGER = 0.4;
/** Above 1: where not all fits, saying much outweighs filling the last bytes. */
const SHARPNESS = 1.4;
/** A sentence of the draft on its way to its place. */
export interface Draft extends Omit<RecordSentence, 'start' | 'end'>, Pick<Line, 'kind' | 'free'> {
  /** Speaks of the manner of working: stands after everything but plans. */
  closing: boolean;
}

/** The sentences that a unit puts into the text; a piece that strings clauses with -고 gives two. */
export function draftsOf(unit: Unit): Draft[] {
  const first = unit.pieces[0];
  const intent = first?.intent ?? '과정';
  const closing = first?.source.kind === 'observation' && !first.standsFor && ATTITUDE.test(first.text);
  return unit.pieces.flatMap((piece, i) =>
    partsOf(piece.text).map((text, part) => ({
      text,
      intent,
      sources: spokenIn(piece).map(({ source }) => source),
      kind: piece.source.kind,
      free: i === 0 && part === 0,
      closing,
      ...(piece.review === undefined ? {} : { review: piece.review }),
    })),
  );
}

function variant(drafts: readonly Draft[], unit: Unit, luck: number, extra: number, eager: number): Variant {
  const bytes = countBytes(drafts.map((draft) => draft.text).join(' '));
  const quality =
    unit.pieces.reduce((sum, piece) => sum + piece.quality, 0) / Math.max(1, unit.pieces.length);
  return {
    bytes,
    value:
      bytes * (isUnsolved(unit) ? UNSOLVED : 1) * quality ** SHARPNESS * (1 + LEEWAY * luck) +
      eager * EAGER * bytes +
      eager * EAGER * bytes +
      extra +
      (isStory(unit) ? STORY : 0),
  };
}

/** Answers before the observation within an intent; one that took the place of an answer stands where that stood. */
function inOrder(a: Piece | undefined, b: Piece | undefined): number {
  if (!a || !b) return 0;
  const group = (piece: Piece) => {
    const late = piece.source.kind === 'observation' && !piece.standsFor;
    return INTENTS.indexOf(piece.intent) * 2 + (late ? 1 : 0);
  };
  return group(a) - group(b) || (a.standsFor?.order ?? a.order) - (b.standsFor?.order ?? b.order);
}

/** The manner of working after all that was done and learnt, before plans; it counts to what it closes. */
function withClosing(drafts: readonly Draft[]): Draft[] {
  const closing = drafts.filter((draft) => draft.closing);
  const account = drafts.filter((draft) => !draft.closing && draft.intent !== '확장·진로');
  const plans = drafts.filter((draft) => !draft.closing && draft.intent === '확장·진로');
  const last = account.at(-1)?.intent;
  return [...account, ...closing.map((draft) => ({ ...draft, intent: last ?? draft.intent })), ...plans];
}

export interface Chosen {
  drafts: Draft[];
  left: Unit[];
}

/** The best drafts for any number of bytes up to `limit`; `eager` from 0 up weighs filling it against saying much. */
export function selector(
  units: readonly Unit[],
  ways: readonly Draft[][][],
  limit: number,
  random: () => number,
  eager = 0,
): (bytes: number) => Chosen {
  const choices: Choice[] = units.map((unit, i) => {
    const luck = random() * 2 - 1;
    return {
      intent: unit.pieces[0]?.intent ?? '과정',
      variants: (ways[i] ?? []).map((drafts, way) => variant(drafts, unit, luck, way * 60, eager)),
    };
  });
  const choose = chooser(choices, limit);
  return (bytes) => {
    const taken = choose(bytes);
    const chosen = units
      .map((unit, i) => ({ unit, drafts: ways[i]?.[taken[i] ?? -1] }))
      .filter((entry): entry is typeof entry & { drafts: Draft[] } => entry.drafts !== undefined)
      .sort((a, b) => inOrder(a.unit.pieces[0], b.unit.pieces[0]));
    // Copies: an opening that is tried on one selection must not show in the next.
    return {
      drafts: withClosing(chosen.flatMap((entry) => entry.drafts.map((draft) => ({ ...draft })))),
      left: units.filter((_, i) => (taken[i] ?? -1) < 0),
    };
  };
}
