import type { Piece } from '../reading/piece.ts';
import { ATTITUDE, isUntold } from '../reading/intent.ts';
import { factsOf } from './fact-words.ts';

/** What shared words must weigh before an observation is of the matter that an answer tells: a word of two answers' sentences weighs half. */
const OF_ONE_MATTER = 0.5;
/** Share of the best at which a later sentence is of the same matter too: the observation stands behind all that it presupposes. */
const NEARLY_BEST = 0.8;
/** What a lesson weighs beside a doing: what was done is told before what was learnt of it. */
const LEARNT = 0.5;
/** What two words that stand together in both sentences add. */
const TOGETHER = 0.3;

const GREW =
  /(?:향상|발전|개선|숙달)(?:됨|함|되었음|하였음)\.$|(?:실력|기능|기량|이해도|완성도)이?가? [가-힣 ]*(?:나아짐|높아짐|늚)\.$/;

/**
 * Puts an observed doing beside the answer that tells of the same thing, so that a result does not stand before the
 * doing that led to it. What speaks of a manner of working, or of nothing in the answers, keeps its own place.
 */
export function besideAnswers(pieces: readonly Piece[]): Piece[] {
  const answers = pieces
    .filter((piece) => piece.source.kind === 'answer' && piece.intent !== '확장·진로')
    .map((piece) => ({ piece, ...factsOf(piece.text) }));
  const spread = new Map<string, number>();
  for (const { words } of answers) for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);

  const beside = (piece: Piece): Piece['standsFor'] => {
    const seen = factsOf(piece.text);
    const shared = answers.map((answer) => {
      let weight = 0;
      for (const word of seen.words) if (answer.words.has(word)) weight += 1 / (spread.get(word) ?? 1);
      for (const pair of seen.pairs) if (answer.pairs.has(pair)) weight += TOGETHER;
      return { piece: answer.piece, weight: answer.piece.intent === '배운 점' ? weight * LEARNT : weight };
    });
    const most = Math.max(0, ...shared.map(({ weight }) => weight));
    if (most < OF_ONE_MATTER) return undefined;
    const last = shared.findLast(({ weight }) => weight >= most * NEARLY_BEST)?.piece;
    if (!last) return undefined;
    // What has no mark of its own is part of what it stands beside.
    const intent = !isUntold(piece.text, null) || last.intent === '동기' ? piece.intent : last.intent;
    return { order: last.order + 0.5, intent, answer: last.source.index };
  };

  return pieces.map((piece) => {
    if (piece.source.kind === 'answer' || piece.standsFor) return piece;
    // What has come of the practice stands behind it.
    if (GREW.test(piece.text)) return { ...piece, intent: '배운 점' as const };
    if (ATTITUDE.test(piece.text) || piece.intent === '확장·진로') return piece;
    const standsFor = beside(piece);
    return standsFor ? { ...piece, intent: standsFor.intent, standsFor } : piece;
  });
}
