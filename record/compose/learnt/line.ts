import type { ComposeInput, DroppedSentence } from '../../types.ts';
import type { Unit } from '../reading/piece.ts';

/** A sentence of a sheet's answers, told or left out, as one that another may need. */
export interface Line {
  /** As its author wrote it. */
  raw: string;
  /** As the account tells it. */
  text: string;
  /** The place of its unit, or null where it was left out before anything was chosen. */
  unit: number | null;
  /** The answer that it stands in, and its UTF-16 offset there. */
  answer: number;
  start: number;
  question: string;
  /** The first of its answer. */
  opens: boolean;
}

/** UTF-16 units of a sentence that are read from its front and from its back: no sentence of a record is longer. */
const MOST_READ = 250;
const ends = (text: string) =>
  text.length > 2 * MOST_READ ? `${text.slice(0, MOST_READ)} ${text.slice(-MOST_READ)}` : text;

/** The sentences of all answers in the order of the sheet; `gone` were left out before anything was chosen. */
export function linesOf(
  units: readonly Unit[],
  gone: readonly DroppedSentence[],
  questions: ComposeInput['questions'],
): Line[] {
  const told = units.flatMap(({ pieces }, unit) => {
    const [first] = pieces;
    return first?.source.kind === 'answer'
      ? [{ raw: first.raw, text: pieces.map(({ text }) => text).join(' '), unit, source: first.source }]
      : [];
  });
  const left = gone
    .filter(({ source }) => source.kind === 'answer')
    .map(({ text, source }) => ({ raw: text, text, unit: null, source }));
  return [...told, ...left]
    .sort((a, b) => a.source.index - b.source.index || a.source.start - b.source.start)
    .map(
      ({ raw, text, unit, source }, at, all): Line => ({
        raw: ends(raw.trim().replace(/^[,\s]+/, '')),
        text: ends(text),
        unit,
        answer: source.index,
        start: source.start,
        question: questions[source.index] ?? '',
        opens: all[at - 1]?.source.index !== source.index,
      }),
    );
}
