import { countBytes } from '../../bytes.ts';
import type { RecordSentence } from '../../types.ts';
import { partsOf } from './chains.ts';
import { type Choice, chooser, type Variant } from './choose.ts';
import { type Link, UNLINKED } from './grounds.ts';
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
/** What a byte of an evaluation that is drawn from an observation is worth beside one that the sheet tells. */
const DRAWN = 0.3;
/** What it is worth that something is told on a question: whoever asked wants to read of it. */
const ANSWERED = 120;
/** Share of its worth that a sentence loses without the one that it leans on, and what is lost beside. */
const HANGING = 0.3;
const IN_THE_AIR = 120;
/** What is lost where something is left open of which the next sentence tells what came of it. */
const LEFT_OPEN = 70;
/** What is lost wherever the account jumps within an answer. */
const JUMP = 30;
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
  luck: number,
  told: number,
  eager: number,
  more: number,
): Variant {
  const bytes = bytesOf(drafts);
  const worth = told + (bytes - told) * DRAWN;
  const quality = qualityOf(unit);
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
  /** How many of its sentences are torn from one that they belong to. */
  hanging: number;
}

const qualityOf = (unit: Unit) =>
  (unit.pieces.reduce((sum, piece) => sum + piece.quality, 0) / Math.max(1, unit.pieces.length)) *
  (isUnsolved(unit) ? UNSOLVED : 1);

const TOPIC_TOLD =
  /(?:정|고르|선정|선택|제작|개발|설계|기획|조사|탐구)(?:함)\.$|(?:고름|맡음|만듦|뽑음|꼽음)\.$/;

/** Of each answer the sentence that opens it, where it tells what was chosen, made or taken on. */
function topicOfEachAnswer(units: readonly Unit[]): Set<Unit> {
  const seen = new Set<number>();
  return new Set(
    units.filter(({ pieces: [first] }) => {
      if (first?.source.kind !== 'answer' || seen.has(first.source.index)) return false;
      seen.add(first.source.index);
      return TOPIC_TOLD.test(first.text);
    }),
  );
}

/** How many were taken without the sentence that they lean on, or left where they tell what came of one that was taken. */
const torn = (taken: readonly number[], links: readonly Link[]): number =>
  links.filter(({ before, leans, called }, at) => {
    if (before < 0) return false;
    const [is, was] = [(taken[at] ?? -1) >= 0, (taken[before] ?? -1) >= 0];
    return (leans && is && !was) || (called && was && !is);
  }).length;

/** A lesson, a plan: the account may jump to it. */
const STANDS_ALONE =
  /(?:알게 됨|깨달음|배움|이해함|느낌|생각하게 됨|고자 함|싶어 함|[가-힣] (?:계획|생각|예정)임)\.$/;

/** What may be told, and how. */
export interface Material {
  units: readonly Unit[];
  /** The sentences of each unit, one after the other; where there are several ways, one of them is taken. */
  ways: readonly Draft[][][];
  /** Of each unit how it hangs together with the one before it. */
  links: readonly Link[];
  /** Of each unit its rank in the account. */
  order: readonly number[];
  /** NEIS bytes. */
  limit: number;
}

/** The best drafts for any number of bytes up to `limit`; `eager` from 0 up weighs filling it against saying much. */
export function selector(
  { units, ways, links, order, limit }: Material,
  random: () => number,
  eager = 0,
): (bytes: number) => Chosen {
  const topics = topicOfEachAnswer(units);
  const choices: Choice[] = units.map((unit, i) => {
    const luck = random() * 2 - 1;
    const { before, leans, called, adrift } = links[i] ?? UNLINKED;
    const told = (ways[i] ?? []).map((drafts) =>
      variant(
        drafts,
        unit,
        luck,
        bytesOf(ways[i]?.[0] ?? drafts),
        eager,
        (topics.has(unit) ? TOPIC : 0) + (unit.pieces[0]?.source.kind === 'observation' ? OBSERVED : 0),
      ),
    );
    const worth = Math.max(0, ...told.map(({ value }) => value));
    const inTheAir = IN_THE_AIR + worth * HANGING;
    const variants = adrift ? told.map(({ bytes, value }) => ({ bytes, value: value - inTheAir })) : told;
    return {
      intent: unit.pieces[0]?.intent ?? '과정',
      variants,
      before,
      opens: unit.pieces[0]?.source.kind === 'answer' ? ANSWERED : 0,
      alone: (STANDS_ALONE.test(unit.pieces[0]?.text ?? '') ? 0 : JUMP) + (leans ? inTheAir : 0),
      unfollowed: called ? LEFT_OPEN : 0,
    };
  });
  const within = chooser(choices, limit);
  return (bytes) => {
    const taken = within(bytes);
    const chosen = units
      .map((_, i) => ({ rank: order[i] ?? i, drafts: ways[i]?.[taken[i] ?? -1] }))
      .filter((entry): entry is typeof entry & { drafts: Draft[] } => entry.drafts !== undefined)
      .sort((a, b) => a.rank - b.rank);
    // Copies: an opening that is tried on one selection must not show in the next.
    return {
      drafts: withClosing(chosen.flatMap((entry) => entry.drafts.map((draft) => ({ ...draft })))),
      left: units.filter((_, i) => (taken[i] ?? -1) < 0),
      hanging: torn(taken, links),
    };
  };
}
