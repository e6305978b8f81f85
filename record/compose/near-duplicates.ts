import type { DroppedSentence } from '../types.ts';
import type { Piece } from './piece.ts';

/** Shared letter pairs above which a sentence says nothing that the other one does not say. */
const CONTAINED = 0.72;
const ALIKE = 0.55;

function letterPairs(text: string): Set<string> {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '');
  const pairs = new Set<string>();
  for (let i = 0; i + 1 < letters.length; i += 1) pairs.add(letters.slice(i, i + 2));
  return pairs;
}

function repeats(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size === 0) return true;
  let shared = 0;
  for (const pair of small) if (large.has(pair)) shared += 1;
  return shared / small.size >= CONTAINED || shared / (a.size + b.size - shared) >= ALIKE;
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
const SHARED_WORDS = 0.65;

function wordStarts(text: string): Set<string> {
  const starts = text.split(/[^\p{L}\p{N}]+/u).map((word) => word.slice(0, 2));
  return new Set(starts.filter((start) => start.length === 2 && !COMMON.has(start)));
}

/** Whether a teacher and a student tell the same event in words of the same stems, in whatever order. */
function tellsTheSame(a: Piece, b: Piece): boolean {
  if (a.source.kind === b.source.kind) return false;
  const [x, y] = [wordStarts(a.text), wordStarts(b.text)];
  const shared = [...x].filter((start) => y.has(start)).length;
  return shared >= 5 && shared / Math.min(x.size, y.size) >= SHARED_WORDS;
}

/** Keeps the better of two sentences that say the same, between answers and between answer and observation. */
export function withoutNearDuplicates(pieces: readonly Piece[]): {
  kept: Piece[];
  dropped: DroppedSentence[];
} {
  const kept: { piece: Piece; pairs: Set<string> }[] = [];
  const dropped: DroppedSentence[] = [];
  const best = [...pieces].sort(
    (a, b) => b.quality * b.text.length ** 0.3 - a.quality * a.text.length ** 0.3 || a.order - b.order,
  );
  for (const piece of best) {
    const pairs = letterPairs(piece.text);
    const twin = kept.find((other) => repeats(pairs, other.pairs) || tellsTheSame(piece, other.piece));
    if (!twin) {
      kept.push({ piece: { ...piece }, pairs });
      continue;
    }
    if (twin.piece.source.kind === 'observation' && piece.source.kind === 'answer') {
      twin.piece.standsFor ??= { order: piece.order, intent: piece.intent };
    }
    const where = twin.piece.source.kind === 'observation' ? '교사 관찰과' : '다른 문장과';
    dropped.push({ text: piece.raw, reason: `${where} 내용이 겹쳐 제외했습니다.`, source: piece.source });
  }
  return {
    kept: kept
      .map(({ piece }) => ({ ...piece, intent: piece.standsFor?.intent ?? piece.intent }))
      .sort((a, b) => a.order - b.order),
    dropped,
  };
}
