import { countBytes } from '../bytes.ts';
import { MOST_OF_LESSON } from '../questions/lesson/most-of-lesson.ts';
import type { ComposeInput, RecordDraft } from '../types.ts';
import { EVALUATION_REVIEW, evaluationOf } from './arranging/evaluation/evaluation.ts';
import { withNamesOut } from './names/names-out.ts';
import { missingIntents } from './arranging/missing.ts';
import { groundsOf, linksOf } from './arranging/grounds.ts';
import { openWith, withOpening } from './arranging/opening/named-opening.ts';
import { openingRoom } from './arranging/opening/opening.ts';
import { activityNames, openingOf } from './arranging/opening/opening-choice.ts';
import { placed } from './arranging/placed.ts';
import { inSheet, leftOut } from './reading/piece.ts';
import { polish } from './arranging/polish.ts';
import { seededRandom } from './arranging/seeded-random.ts';
import { type Chosen, type Draft, draftsOf, type Material, selector } from './arranging/selection.ts';
import { isShown, leadOf, standardLinks } from './arranging/opening/standard-link.ts';
import { toldUnits } from './arranging/told-units.ts';
import { tellingOrder } from './arranging/telling-order.ts';
import { withFriendsInOrder } from './arranging/friends.ts';

/** Share of the limit that may stay free without another try. */
const SPARE = 0.03;
/** Selections tried, each by chances of its own, while more is left free than that, what hangs in the air counted with it. */
const ROLLS = 12;
/** NEIS bytes between two tries. */
const STEP = 9;
const BEYOND_LIMIT = '분량 제한에 맞추느라 제외했습니다.';

function total(drafts: readonly Draft[]): number {
  return countBytes(drafts.map((draft) => draft.text).join(' '));
}

/** NEIS bytes that may rather stay free than that a sentence goes on from one that is not there. */
const HANGING_COST = 45;
/** Share of the limit that is used where there is enough good material. */
const USED = 0.95;

/** Whether an evaluation that was drawn from the observation stands where an answer had to go. */
const isFilled = ({ drafts, left }: Chosen): boolean =>
  drafts.some(({ review }) => review === EVALUATION_REVIEW) &&
  left.some((unit) => unit.pieces.some(({ source }) => source.kind === 'answer'));

/**
 * A first draft of a remark out of one student's answers and the teacher's observation: one paragraph in record style,
 * never more than `limit` NEIS bytes, no name of the roster, every sentence with its sources and every sentence that
 * was left out with its reason. Nothing is invented to fill space; thin material gives a short text and `missing` says
 * which intents had nothing. The same input and seed give the same draft.
 */
export function composeRecord(given: ComposeInput): RecordDraft {
  const input =
    given.content === undefined ? given : { ...given, content: given.content.slice(0, MOST_OF_LESSON) };
  const random = seededRandom(input.seed);
  const { kept, units, standings, gone } = toldUnits(input);
  const links = linksOf(units, `${input.content ?? ''} ${input.standard ?? ''}`);
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
  const [activity = null] = activityNames(input.content ?? '');
  const opening = openingOf(input.content ?? '', input.seed);
  random();
  const most = activity ? openingRoom(activity) : 0;
  const order = tellingOrder(units, groundsOf(links), input.questions);
  const material: Material = {
    units,
    ways,
    links,
    standings,
    order,
    limit: input.limit,
  };
  /** How well a choice fills the text: long enough comes first, and a sentence in the air takes off what it holds. */
  const filling = ({ drafts, hanging }: Chosen): number => {
    const bytes = total(drafts);
    return bytes - (bytes < input.limit * USED ? input.limit : hanging * HANGING_COST);
  };
  const isFull = (chosen: Chosen) => input.limit - filling(chosen) < input.limit * SPARE;
  const fitted = (select: (bytes: number) => Chosen): Chosen => {
    const attempt = (limit: number): Chosen => {
      let found = select(limit - (link ? countBytes(leadOf(link)) : 0));
      const led = link ? openWith(link, found.drafts, activity) : null;
      if (link && !led) found = select(limit);
      return activity
        ? { ...found, drafts: withOpening(found.drafts, opening, led, input.questions) }
        : found;
    };
    let best = attempt(input.limit - most);
    // The room kept for the opening is seldom needed whole: with less of it more may fit.
    for (let room = most - STEP; activity && room >= 0; room -= STEP) {
      if (isFull(best)) break;
      const wider = attempt(input.limit - room);
      if (total(wider.drafts) <= input.limit && filling(wider) > filling(best)) best = wider;
    }
    return best;
  };
  const fullest = (from: Material, chance: () => number): Chosen => {
    let best = fitted(selector(from, chance));
    for (let roll = 1; roll < ROLLS && best.left.length > 0; roll += 1) {
      if (isFull(best)) break;
      const other = fitted(selector(from, chance, roll));
      if (filling(other) > filling(best)) best = other;
    }
    return best;
  };
  let chosen = fullest(material, random);
  if (isFilled(chosen)) {
    const told: Material = { ...material, ways: ways.map((each) => each.slice(0, 1)) };
    const without = fullest(told, seededRandom(`${input.seed} told`));
    if (total(without.drafts) >= input.limit * USED) chosen = without;
  }
  withFriendsInOrder(chosen.drafts);
  polish(chosen.drafts, input.limit, random);
  // As it was read: the word that leans on the sentence before would lean on another.
  const read = new Map(kept.map((piece) => [piece.order, piece]));
  const left = chosen.left.flatMap((unit) =>
    unit.pieces.flatMap((piece) => leftOut(read.get(piece.order) ?? piece, BEYOND_LIMIT)),
  );
  const dropped = withNamesOut([...gone, ...left].sort(inSheet), input);
  return placed(
    chosen.drafts,
    dropped,
    missingIntents(
      input.questions,
      units.flatMap((unit) => unit.pieces),
      dropped,
    ),
  );
}
