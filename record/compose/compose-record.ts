import { countBytes } from '../bytes.ts';
import {
  type ComposeInput,
  type DroppedSentence,
  INTENTS,
  type RecordDraft,
  type RecordSentence,
} from '../types.ts';
import { partsOf } from './chains.ts';
import { type Choice, choose, type Variant } from './choose.ts';
import { EVALUATION_REVIEW, evaluationOf } from './evaluation.ts';
import { ATTITUDE } from './intent.ts';
import { readMaterial } from './material.ts';
import { withoutNearDuplicates } from './near-duplicates.ts';
import type { Piece, Unit } from './piece.ts';
import { type Line, polish } from './polish.ts';
import { seededRandom } from './seeded-random.ts';
import { bears, isShown, leadOf, type StandardLink, standardLinks } from './standard-link.ts';
import { isStory, unitsOf } from './units.ts';

/** How far chance may move a value, so that two seeds differ where two sentences are about equally good. */
const LEEWAY = 0.08;
/** What a difficulty told with its solution is worth beyond its sentences. */
const STORY = 140;
/** Above 1: where not all fits, saying much outweighs filling the last bytes. */
const SHARPNESS = 1.4;
const BEYOND_LIMIT = '분량 제한에 맞추느라 제외했습니다.';

interface Draft extends Omit<RecordSentence, 'start' | 'end'>, Pick<Line, 'kind' | 'free'> {
  /** Speaks of the manner of working: stands after everything but plans. */
  closing: boolean;
}

/** The sentences that a unit puts into the text; a piece that strings clauses with -고 gives two. */
function draftsOf(unit: Unit): Draft[] {
  const first = unit.pieces[0];
  const intent = first?.intent ?? '과정';
  const closing = first?.source.kind === 'observation' && !first.standsFor && ATTITUDE.test(first.text);
  return unit.pieces.flatMap((piece, i) =>
    partsOf(piece.text).map((text, part) => ({
      text,
      intent,
      sources: [piece.source],
      kind: piece.source.kind,
      free: i === 0 && part === 0,
      closing,
      ...(piece.review === undefined ? {} : { review: piece.review }),
    })),
  );
}

function variant(drafts: readonly Draft[], unit: Unit, luck: number, extra: number): Variant {
  const bytes = countBytes(drafts.map((draft) => draft.text).join(' '));
  const quality =
    unit.pieces.reduce((sum, piece) => sum + piece.quality, 0) / Math.max(1, unit.pieces.length);
  return {
    bytes,
    value: bytes * quality ** SHARPNESS * (1 + LEEWAY * luck) + extra + (isStory(unit) ? STORY : 0),
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

interface Chosen {
  drafts: Draft[];
  left: Unit[];
}

function select(
  units: readonly Unit[],
  ways: readonly Draft[][][],
  limit: number,
  random: () => number,
): Chosen {
  const choices: Choice[] = units.map((unit, i) => {
    const luck = random() * 2 - 1;
    return {
      intent: unit.pieces[0]?.intent ?? '과정',
      variants: (ways[i] ?? []).map((drafts, way) => variant(drafts, unit, luck, way * 60)),
    };
  });
  const taken = choose(choices, limit);
  const chosen = units
    .map((unit, i) => ({ unit, drafts: ways[i]?.[taken[i] ?? -1] }))
    .filter((entry): entry is typeof entry & { drafts: Draft[] } => entry.drafts !== undefined)
    .sort((a, b) => inOrder(a.unit.pieces[0], b.unit.pieces[0]));
  return {
    drafts: withClosing(chosen.flatMap((entry) => entry.drafts)),
    left: units.filter((_, i) => (taken[i] ?? -1) < 0),
  };
}

/** Opens the account of the process with the achievement standard; false when its first sentence does not bear it. */
function openWith(link: StandardLink, drafts: readonly Draft[]): boolean {
  const bearer = drafts.find((draft) => draft.intent === '과정' && draft.kind === 'answer');
  if (!bearer?.free || !bears(bearer.text, link)) return false;
  bearer.text = leadOf(link, bearer.text) + bearer.text;
  return true;
}

function place(
  drafts: readonly Draft[],
  dropped: DroppedSentence[],
  missing: RecordDraft['missing'],
): RecordDraft {
  let at = 0;
  const sentences = drafts.map(({ text, intent, sources, review }): RecordSentence => {
    const start = at;
    at += text.length + 1;
    return {
      text,
      start,
      end: start + text.length,
      intent,
      sources,
      ...(review === undefined ? {} : { review }),
    };
  });
  const text = sentences.map((sentence) => sentence.text).join(' ');
  return { text, bytes: countBytes(text), sentences, dropped, missing };
}

/**
 * A first draft of a remark out of one student's answers and the teacher's observation: one paragraph in record style,
 * never more than `limit` NEIS bytes, no name of the roster, every sentence with its sources and every sentence that
 * was left out with its reason. Nothing is invented to fill space; thin material gives a short text and `missing` says
 * which intents had nothing. The same input and seed give the same draft.
 */
export function composeRecord(input: ComposeInput): RecordDraft {
  const random = seededRandom(input.seed);
  const { pieces, dropped } = readMaterial(input);
  const { kept, dropped: twins } = withoutNearDuplicates(pieces);
  const units = unitsOf(kept);
  const evaluation = evaluationOf(kept, random);
  const ways = units.map((unit): Draft[][] => {
    const plain = draftsOf(unit);
    if (!evaluation || !unit.pieces.some((piece) => piece.order === evaluation.carrier.order)) return [plain];
    const intent = plain[0]?.intent ?? '배운 점';
    const said: Draft = {
      text: evaluation.text,
      intent,
      sources: [evaluation.carrier.source],
      kind: 'observation',
      free: false,
      closing: true,
      review: EVALUATION_REVIEW,
    };
    return [plain, [...plain, said]];
  });
  const link = standardLinks(input.standard ?? '').find((candidate) =>
    isShown(
      candidate,
      kept.filter((piece) => piece.source.kind === 'answer').map((piece) => piece.text),
    ),
  );
  const seed = random();
  const luck = () => seededRandom(`${input.seed}\n${seed}`);
  let chosen = select(units, ways, input.limit - (link ? countBytes(leadOf(link)) : 0), luck());
  if (link && !openWith(link, chosen.drafts)) chosen = select(units, ways, input.limit, luck());
  polish(chosen.drafts, input.limit, random);
  const left = chosen.left.flatMap((unit) =>
    unit.pieces.map(({ raw, source }) => ({ text: raw, reason: BEYOND_LIMIT, source })),
  );
  const missing = INTENTS.filter(
    (intent) => !units.some((unit) => unit.pieces.some((piece) => piece.intent === intent)),
  );
  return place(chosen.drafts, [...dropped, ...twins, ...left], missing);
}
