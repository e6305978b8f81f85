import type { ComposeInput, DroppedSentence } from '../../types.ts';
import { factsOf } from '../likeness/fact-words.ts';
import type { Unit } from '../reading/piece.ts';
import { chanceOf } from './chance.ts';
import { faultOf } from './fault.ts';
import { linesOf } from './line.ts';
import { NEED } from './need-weights.ts';
import { pairsOf } from './pair-signs.ts';
import { UNFIT } from './unfit-weights.ts';
import { unfitSigns } from './unfit-signs.ts';

/** How a unit would stand in a record, to somebody who knows the lesson and not the sheet; all chances from 0 to 1. */
export interface Standing {
  /** The places of other units, each with the chance that this one says nothing without it. */
  needs: readonly (readonly [place: number, chance: number])[];
  /** The chance that it says nothing without a sentence that was left out before anything was chosen. */
  lost: number;
  /** The chance that a teacher would not have it in a record. */
  unfit: number;
  /** The chance that a teacher would mend or strike it as it is told. */
  fault: number;
}

/** Chances below are noise. */
const LEAST = 0.08;

/** Words of the lesson that every reader of a record knows. */
export const lessonWords = ({ content = '', standard = '' }: Pick<ComposeInput, 'content' | 'standard'>) =>
  factsOf(`${content} ${standard}`).words;

/** Of each unit how it would stand; `gone`: what was left out before anything is chosen. Nothing is known of observations. */
export function standingOf(
  units: readonly Unit[],
  gone: readonly DroppedSentence[],
  input: ComposeInput,
): (Standing | undefined)[] {
  const lesson = lessonWords(input);
  const lines = linesOf(units, gone, input.questions);
  const needs = units.map((): [number, number][] => []);
  const whole = units.map(() => 1);
  for (const { line, before, signs } of pairsOf(lines, lesson)) {
    const chance = chanceOf(signs, NEED);
    if (line.unit === null || chance < LEAST) continue;
    if (before.unit === null) whole[line.unit] = (whole[line.unit] ?? 1) * (1 - chance);
    else needs[line.unit]?.push([before.unit, chance]);
  }
  return units.map((unit, place) => {
    const line = lines.find((other) => other.unit === place);
    return (
      line && {
        needs: needs[place] ?? [],
        lost: 1 - (whole[place] ?? 1),
        unfit: chanceOf(unfitSigns(line, unit, lesson), UNFIT),
        fault: faultOf(unit.pieces),
      }
    );
  });
}
