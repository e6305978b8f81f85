import type { Piece } from '../reading/piece.ts';
import { chanceOf, type Weighing } from './chance.ts';
import { faultSigns } from './fault-signs.ts';
import { FAULT } from './fault-weights.ts';
import { STRIKE } from './strike-weights.ts';

type Told = Pick<Piece, 'raw' | 'text'>;

/** The chance of these sentences as they are told, by how long each is. */
function chanceIn(pieces: readonly Told[], weighing: Weighing): number {
  let letters = 0;
  let sum = 0;
  for (const { raw, text } of pieces) {
    letters += text.length;
    sum += text.length * chanceOf(faultSigns(raw, text), weighing);
  }
  return letters === 0 ? 0 : sum / letters;
}

/** The chance from 0 to 1 that a teacher would mend or strike these sentences as they are told. */
export const faultOf = (pieces: readonly Told[]): number => chanceIn(pieces, FAULT);

/** The chance from 0 to 1 that a teacher would strike them: a mishap, a joke, a trifle, nothing for a record. */
export const strikeOf = (pieces: readonly Told[]): number => chanceIn(pieces, STRIKE);
