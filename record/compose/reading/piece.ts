import type { DroppedSentence, Intent, Source } from '../../types.ts';

/** One sentence as its author wrote it, and where. */
export interface Spoken {
  raw: string;
  source: Source;
}

/** One source sentence on its way through the composer, already in record style. */
export interface Piece {
  text: string;
  source: Source;
  intent: Intent;
  review?: string;
  /** The sentence as its author wrote it. */
  raw: string;
  /** Every sentence that it was made of, where it is more than one. */
  spoken?: readonly Spoken[];
  /** Position among all pieces: answers in order of their questions, then the observation. */
  order: number;
  /** The answer sentence in whose place it stands: an observation that says the same takes its position. */
  standsFor?: { order: number; intent: Intent; answer?: number };
  /** From about 0.3 (says little) to 2 (names things, figures and doings of the lesson). */
  quality: number;
  /** Says too little to stand alone; with the note beside it it may. */
  short?: boolean;
  /** Goes on with what its own sentence set up (… 치료를 받았는데 …), or solves what the answer before it told. */
  goesOn?: boolean;
  /** Points at what the sentence before it tells, and says nothing without it. */
  pointsBack?: boolean;
  /** Of an observation: a point of a hurried note, put into a sentence here. */
  jotted?: true;
  /** Of an observation: how many jotted points are told in one breath. */
  points?: number;
  /** Legible, but not as a record has it: only where nothing better of the same intent is there. */
  doubtful?: boolean;
}

/** Pieces that only make sense together and in this order; chosen or left out as one. */
export interface Unit {
  pieces: Piece[];
}

/** Every sentence that a piece was made of. */
export function spokenIn(piece: Pick<Piece, 'raw' | 'source' | 'spoken'>): readonly Spoken[] {
  return piece.spoken ?? [{ raw: piece.raw, source: piece.source }];
}

/** What is left out, sentence by sentence, with the reason (a Korean sentence); `text` where it was put into words. */
export function leftOut(
  piece: Pick<Piece, 'raw' | 'source' | 'spoken'> & { text?: string },
  reason: string,
): DroppedSentence[] {
  const spoken = spokenIn(piece);
  // The words of several are no one's alone.
  const told = spoken.length === 1 && piece.text !== undefined ? { told: piece.text } : {};
  return spoken.map(({ raw, source }) => ({ text: raw, reason, source, ...told }));
}

/** The order in which a sheet is read: answers, then the observation. */
export function inSheet({ source: a }: DroppedSentence, { source: b }: DroppedSentence): number {
  return (
    Number(a.kind === 'observation') - Number(b.kind === 'observation') ||
    a.index - b.index ||
    a.start - b.start
  );
}
