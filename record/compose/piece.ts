import type { Intent, Source } from '../types.ts';

/** One source sentence on its way through the composer, already in record style. */
export interface Piece {
  text: string;
  source: Source;
  intent: Intent;
  review?: string;
  /** The sentence as its author wrote it. */
  raw: string;
  /** Position among all pieces: answers in order of their questions, then the observation. */
  order: number;
  /** The answer sentence in whose place it stands: an observation that says the same takes its position. */
  standsFor?: { order: number; intent: Intent; answer?: number };
  /** From about 0.3 (says little) to 2 (names things, figures and doings of the lesson). */
  quality: number;
}

/** Pieces that only make sense together and in this order; chosen or left out as one. */
export interface Unit {
  pieces: Piece[];
}
