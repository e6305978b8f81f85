import { Effort } from '../../copies/effort.ts';
import type { DroppedSentence } from '../../types.ts';
import { figuresIn } from './figures.ts';
import { leftOut, type Piece } from '../reading/piece.ts';

/** Shared letter pairs above which a sentence says nothing that the other one does not say. */
const CONTAINED = 0.72;
const ALIKE = 0.55;
/**
 * Letter pairs and words that are looked up in all: enough to compare some 400 different sentences with each other. A
 * record holds about 15; what says least is given up when an answer sheet holds thousands.
 */
const MOST_LOOKUPS = 2_000_000;
const BEYOND_EFFORT = '문장이 너무 많아 제외했습니다.';

/** Two letters as one number: sets of numbers are looked up several times faster than sets of strings. */
export function letterPairs(text: string): Set<number> {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '');
  const pairs = new Set<number>();
  for (let i = 0; i + 1 < letters.length; i += 1)
    pairs.add(letters.charCodeAt(i) * 0x10000 + letters.charCodeAt(i + 1));
  return pairs;
}

function repeats(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size === 0) return true;
  let shared = 0;
  for (const pair of small) if (large.has(pair)) shared += 1;
  return shared / small.size >= CONTAINED || shared / (a.size + b.size - shared) >= ALIKE;
}

/** Whether one of two sentences says nothing that the other one does not say, by their letters alone. */
export function isRepeated(a: string, b: string): boolean {
  return repeats(letterPairs(a), letterPairs(b));
}

/** Words of every sentence, by their first two letters. */
const COMMON = new Set([
  '것을',
  '것이',
  '알게',
  '있는',
  '있다',
  '하는',
  '위해',
  '대해',
  '통해',
  '모둠',
  '활동',
  '수업',
  '함께',
  '같이',
  '다시',
]);
const SHARED_WORDS = 0.6;
const ALL_WORDS = 0.85;

export function wordStarts(text: string): Set<string> {
  const starts = text.split(/[^\p{L}\p{N}]+/u).map((word) => word.slice(0, 2));
  return new Set(starts.filter((start) => start.length === 2 && !COMMON.has(start)));
}

/** A sentence with what it is compared by. */
interface Told {
  piece: Piece;
  pairs: Set<number>;
  starts: Set<string>;
  figures: Set<number>;
}

/** The teacher tells an event in other words than the student: its figures give it away. */
function countsTheSame(a: Told, b: Told, words: number): boolean {
  if (a.figures.size === 0 || b.figures.size === 0) return false;
  let shared = 0;
  for (const figure of a.figures) if (b.figures.has(figure)) shared += 1;
  const all = shared === Math.min(a.figures.size, b.figures.size);
  return all && ((shared >= 2 && words >= 1) || (shared >= 1 && words >= 3));
}

/** Whether two sentences tell the same event in words of the same stems, in whatever order. */
function tellsTheSame(a: Told, b: Told): boolean {
  let shared = 0;
  for (const start of a.starts) if (b.starts.has(start)) shared += 1;
  const share = shared / Math.min(a.starts.size, b.starts.size);
  // Two answers that share most words may still tell two things (11.2 mL, 12.0 mL): only the shorter one's all will do.
  if (a.piece.source.kind === b.piece.source.kind)
    return shared >= 3 && share >= ALL_WORDS && !/\d/.test(a.piece.text + b.piece.text);
  return (
    (shared >= 5 && share >= SHARED_WORDS) ||
    (shared >= 3 && share >= ALL_WORDS) ||
    countsTheSame(a, b, shared)
  );
}

/**
 * Keeps the better of two sentences that say the same, between answers and between answer and observation. Where
 * `effort` gives out, the sentences that say least are left out unread.
 */
export function withoutNearDuplicates(
  pieces: readonly Piece[],
  effort = new Effort(MOST_LOOKUPS),
): {
  kept: Piece[];
  dropped: DroppedSentence[];
} {
  const kept: Told[] = [];
  const dropped: DroppedSentence[] = [];
  const best = [...pieces].sort(
    (a, b) => b.quality * b.text.length ** 0.3 - a.quality * a.text.length ** 0.3 || a.order - b.order,
  );
  for (const piece of best) {
    if (!effort.spend(0)) {
      dropped.push(...leftOut(piece, BEYOND_EFFORT));
      continue;
    }
    const told: Told = {
      piece: { ...piece },
      pairs: letterPairs(piece.text),
      starts: wordStarts(piece.text),
      figures: figuresIn(piece.text),
    };
    const twin = kept.find((other) => {
      effort.spend(Math.min(told.pairs.size, other.pairs.size) + told.starts.size);
      return repeats(told.pairs, other.pairs) || tellsTheSame(told, other);
    });
    if (!twin) {
      kept.push(told);
      continue;
    }
    if (twin.piece.source.kind === 'observation' && piece.source.kind === 'answer') {
      twin.piece.standsFor ??= { order: piece.order, intent: piece.intent, answer: piece.source.index };
    }
    const where = twin.piece.source.kind === 'observation' ? '교사 관찰과' : '다른 문장과';
    dropped.push(...leftOut(piece, `${where} 내용이 겹쳐 제외했습니다.`));
  }
  return {
    kept: kept
      .map(({ piece }) => ({ ...piece, intent: piece.standsFor?.intent ?? piece.intent }))
      .sort((a, b) => a.order - b.order),
    dropped,
  };
}
