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
/** What a byte of an evaluation that is drawn from an observation is worth beside one that the sheet tells. */
const DRAWN = 0.3;
/** What the best that is told on a question is worth beyond itself: whoever asked wants to read of it. */
const ANSWERED = 120;
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

const bytesOf = (drafts: readonly Draft[]) => countBytes(drafts.map((draft) => draft.text).join(' '));

/** `told`: bytes of what the sheet tells; the rest is an evaluation drawn from it, worth only room that stays free. */
function variant(
  drafts: readonly Draft[],
  unit: Unit,
  luck: number,
  told: number,
  eager: number,
  best: boolean,
): Variant {
  const bytes = bytesOf(drafts);
  const worth = told + (bytes - told) * DRAWN;
  const quality = qualityOf(unit);
  return {
    bytes,
    value:
      worth * (isUnsolved(unit) ? UNSOLVED : 1) * quality ** SHARPNESS * (1 + LEEWAY * luck) +
      eager * EAGER * worth * 2 +
      (isStory(unit) ? STORY : 0) +
      (best ? ANSWERED : 0),
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

const qualityOf = ({ pieces }: Unit) =>
  pieces.reduce((sum, piece) => sum + piece.quality, 0) / Math.max(1, pieces.length);

/** Of each answer the unit that says most. */
function bestOfEachAnswer(units: readonly Unit[]): Set<Unit> {
  const best = new Map<number, Unit>();
  for (const unit of units) {
    const source = unit.pieces[0]?.source;
    if (source?.kind !== 'answer') continue;
    const other = best.get(source.index);
    if (!other || qualityOf(unit) > qualityOf(other)) best.set(source.index, unit);
  }
  return new Set(best.values());
}

/** The best drafts for any number of bytes up to `limit`; `eager` from 0 up weighs filling it against saying much. */
export function selector(
  units: readonly Unit[],
  ways: readonly Draft[][][],
  limit: number,
  random: () => number,
  eager = 0,
): (bytes: number) => Chosen {
  const best = bestOfEachAnswer(units);
  const choices: Choice[] = units.map((unit, i) => {
    const luck = random() * 2 - 1;
    return {
      intent: unit.pieces[0]?.intent ?? '과정',
      variants: (ways[i] ?? []).map((drafts) =>
        variant(drafts, unit, luck, bytesOf(ways[i]?.[0] ?? drafts), eager, best.has(unit)),
      ),
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
