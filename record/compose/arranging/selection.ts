import { countBytes } from '../../bytes.ts';
import type { RecordSentence } from '../../types.ts';
import { partsOf } from './chains.ts';
import { chooser, type Variant } from './choose.ts';
import { type Link, STANDS_ALONE, UNLINKED } from './grounds.ts';
import type { Standing } from '../learnt/standing.ts';
import { meanQuality } from '../learnt/unfit-signs.ts';
import { topicOfEachAnswer } from './opening/answer-topics.ts';
import { chanceTorn, type NeedyChoice } from './needy-choice.ts';
import { settle } from './settle.ts';
import { ATTITUDE, isManner } from '../reading/intent.ts';
import { spokenIn, type Unit } from '../reading/piece.ts';
import type { Line } from './polish.ts';
import { isStory, isUnsolved } from './units.ts';

/** How far chance may move a value, so that two seeds differ where two sentences are about equally good. */
const LEEWAY = 0.12;
/** What a difficulty told with its solution is worth beyond its sentences. */
const STORY = 140;
/** How much less a difficulty is worth that comes to no end. */
const UNSOLVED = 0.65;
/** What a byte is worth by itself, for each turn in which too much room stayed free. */
const EAGER = 0.4;
/** From this turn on it no longer raises what is lost where something hangs in the air: the room has to be filled. */
const MOST_EAGER = 3;
/** What a byte of an evaluation that is drawn from an observation is worth beside one that the sheet tells. */
const DRAWN = 0.3;
/** What it is worth that something is told on a question: whoever asked wants to read of it. */
const ANSWERED = 120;
/** Share of its worth that a sentence loses where it says nothing without one that is not told, and what is lost beside. */
const HANGING = 0.9;
const IN_THE_AIR = 200;
/** What is lost where something is left open of which the next sentence tells what came of it. */
const LEFT_OPEN = 70;
/** What is lost wherever the account jumps within an answer. */
const JUMP = 30;
/** Share of the sentences of the sheets that readers read which were fit for a record. */
const USUALLY_FIT = 0.82;
/** Above 0: how much the chance that a sentence is fit counts. */
const FITNESS = 3;
/** Share of the told sentences that teachers judged which they would leave, or smooth a word of. */
const USUALLY_SOUND = 0.63;
/** Above 0: how much the chance that a sentence is sound counts. */
const SOUNDNESS = 1;
/** Of a unit that nothing is known of. */
const UNKNOWN: Standing = { needs: [], lost: 0, unfit: 1 - USUALLY_FIT, fault: 1 - USUALLY_SOUND };
/** What the sentence is worth beyond itself that opens an answer with what was chosen, made or taken on. */
const TOPIC = 40;
/** What a sentence of the observation is worth beyond itself: the teacher's eyes are the basis of a record. */
const OBSERVED = 180;
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
  const closing =
    first?.source.kind === 'observation' &&
    !first.standsFor &&
    (isManner(first.text) || ATTITUDE.test(first.text));
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
  quality: number,
  luck: number,
  told: number,
  eager: number,
  more: number,
): Variant {
  const bytes = bytesOf(drafts);
  const worth = told + (bytes - told) * DRAWN;
  return {
    bytes,
    value:
      worth * quality ** SHARPNESS * (1 + LEEWAY * luck) +
      eager * EAGER * worth * 2 +
      (isStory(unit) ? STORY : 0) +
      more,
  };
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
  /** How many of its sentences may be expected to say nothing without one that is not told, or to stand open without what came of them. */
  hanging: number;
}

/** How many of what was taken tell something whose outcome was left. */
const leftOpen = (taken: readonly number[], links: readonly Link[]): number =>
  links.filter(({ before, called }, at) => called && (taken[before] ?? -1) >= 0 && (taken[at] ?? -1) < 0)
    .length;

/** What may be told, and how. */
export interface Material {
  units: readonly Unit[];
  /** The sentences of each unit, one after the other; where there are several ways, one of them is taken. */
  ways: readonly Draft[][][];
  /** Of each unit how it hangs together with the one before it. */
  links: readonly Link[];
  /** Of each unit how it would stand, where that is known. */
  standings: readonly (Standing | undefined)[];
  /** Of each unit its rank in the account. */
  order: readonly number[];
  /** NEIS bytes. */
  limit: number;
}

/** The best drafts for any number of bytes up to `limit`; `eager` from 0 up weighs filling it against saying much. */
export function selector(
  { units, ways, links, standings, order, limit }: Material,
  random: () => number,
  eager = 0,
): (bytes: number) => Chosen {
  const topics = topicOfEachAnswer(units);
  const choices = units.map((unit, i): NeedyChoice => {
    const luck = random() * 2 - 1;
    const { before, called } = links[i] ?? UNLINKED;
    const { needs, lost, unfit, fault } = standings[i] ?? UNKNOWN;
    const quality =
      meanQuality(unit) *
      (isUnsolved(unit) ? UNSOLVED : 1) *
      ((1 - unfit) / USUALLY_FIT) ** FITNESS *
      ((1 - fault) / USUALLY_SOUND) ** SOUNDNESS;
    const told = (eagerness: number) =>
      (ways[i] ?? []).map((drafts) =>
        variant(
          drafts,
          unit,
          quality,
          luck,
          bytesOf(ways[i]?.[0] ?? drafts),
          eagerness,
          (topics.has(unit) ? TOPIC : 0) +
            (unit.pieces[0]?.source.kind === 'observation' && !unit.pieces[0].jotted ? OBSERVED : 0),
        ),
      );
    const torn =
      IN_THE_AIR + Math.max(0, ...told(Math.min(eager, MOST_EAGER)).map(({ value }) => value)) * HANGING;
    const jump = STANDS_ALONE.test(unit.pieces[0]?.text ?? '') ? 0 : JUMP;
    const leans = needs.find(([place]) => place === before)?.[1] ?? 0;
    return {
      intent: unit.pieces[0]?.intent ?? '과정',
      variants: told(eager).map(({ bytes, value }) => ({ bytes, value: value - lost * torn })),
      before,
      opens: unit.pieces[0]?.source.kind === 'answer' ? ANSWERED : 0,
      alone: jump + leans * torn,
      jump,
      unfollowed: called ? LEFT_OPEN : 0,
      needs,
      torn,
    };
  });
  const within = chooser(choices, limit);
  return (bytes) => {
    // The best along each answer first: what is needed across answers is settled from there.
    const taken = settle(choices, within(bytes), bytes);
    const chosen = units
      .map((_, i) => ({ rank: order[i] ?? i, drafts: ways[i]?.[taken[i] ?? -1] }))
      .filter((entry): entry is typeof entry & { drafts: Draft[] } => entry.drafts !== undefined)
      .sort((a, b) => a.rank - b.rank);
    // Copies: an opening that is tried on one selection must not show in the next.
    return {
      drafts: withClosing(chosen.flatMap((entry) => entry.drafts.map((draft) => ({ ...draft })))),
      left: units.filter((_, i) => (taken[i] ?? -1) < 0),
      hanging:
        leftOpen(taken, links) +
        choices.reduce(
          (sum, choice, i) =>
            sum + ((taken[i] ?? -1) < 0 ? 0 : chanceTorn(choice, taken) + (standings[i]?.lost ?? 0)),
          0,
        ),
    };
  };
}
