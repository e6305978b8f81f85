import { type Facts, factsOf } from './fact-words.ts';
import type { Piece } from '../reading/piece.ts';

/** A sentence with what it tells. */
export interface Told extends Facts {
  piece: Piece;
}

/** What two words that stand together in both sentences add to what they share. */
const TOGETHER = 0.7;

/** How much sentences of one sheet share, each word weighed by how rare it is there. */
export class Likeness {
  readonly all: Told[];
  private readonly spread = new Map<string, number>();
  private readonly answers = new Map<number, Set<string>>();

  constructor(pieces: readonly Piece[]) {
    this.all = pieces.map((piece) => ({ piece: { ...piece }, ...factsOf(piece.text) }));
    for (const { piece, words } of this.all) {
      for (const word of words) this.spread.set(word, (this.spread.get(word) ?? 0) + 1);
      if (piece.source.kind !== 'answer') continue;
      const whole = this.answers.get(piece.source.index) ?? new Set();
      for (const word of words) whole.add(word);
      this.answers.set(piece.source.index, whole);
    }
  }

  /** What half the sheet speaks of tells no event apart. */
  private weight(words: Iterable<string>): number {
    let weight = 0;
    for (const word of words) weight += Math.min(1, 3 / (this.spread.get(word) ?? 1));
    return weight;
  }

  /** How much a sentence tells. */
  size({ words }: Told): number {
    return Math.max(1, this.weight(words));
  }

  /** How much two sentences share. */
  common(a: Told, b: Told): number {
    const words = this.weight([...a.words].filter((word) => b.words.has(word)));
    return words + TOGETHER * [...a.pairs].filter((pair) => b.pairs.has(pair)).length;
  }

  /** How much the first tells that the second does not. */
  beyond(a: Told, b: Told): number {
    return this.weight([...a.words].filter((word) => !b.words.has(word)));
  }

  /** How many words two sentences share that stand in no third one; small figures stand everywhere. */
  rare(a: Told, b: Told): number {
    return [...a.words].filter(
      (word) => b.words.has(word) && this.spread.get(word) === 2 && !/^#\d$/.test(word),
    ).length;
  }

  /** How many pairs of neighbouring words two sentences share. */
  together(a: Told, b: Told): number {
    return [...a.pairs].filter((pair) => b.pairs.has(pair)).length;
  }

  /** The share of an observed sentence that the whole answer holds which `told` belongs to. */
  heldByAnswer(seen: Told, told: Told): number {
    const whole = this.answers.get(told.piece.source.index);
    return this.weight([...seen.words].filter((word) => whole?.has(word))) / this.size(seen);
  }
}
