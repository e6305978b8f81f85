import { factsOf } from '../likeness/fact-words.ts';
import type { Unit } from '../reading/piece.ts';
import type { Line } from './line.ts';
import { signsOf, step } from './signs.ts';

/** Fifths of `quality`, from 0 to 10. */
const MOST_QUALITY = 10;

/** The mean quality of a unit's sentences. */
export const meanQuality = ({ pieces }: Unit): number =>
  pieces.reduce((sum, { quality }) => sum + quality, 0) / Math.max(1, pieces.length);

/** The signs that a unit is nothing for a record: how it is built, its words, its end and what it tells of. */
export function unfitSigns(line: Line, unit: Unit, lesson: ReadonlySet<string>): string[] {
  const end = line.text.replace(/\.$/, '');
  return [
    ...signsOf(line, lesson),
    ...[...factsOf(line.text).words].filter((word) => !word.startsWith('#')).map((word) => `word ${word}`),
    `ends ${end.slice(-2)}`,
    `ends ${end.slice(-3)}`,
    `quality ${Math.min(MOST_QUALITY, Math.floor(meanQuality(unit) * 5))}`,
    `intent ${unit.pieces[0]?.intent ?? ''}`,
    `pieces ${step(unit.pieces.length, 2, 3, 4)}`,
  ];
}
