import type { Piece } from '../reading/piece.ts';
import { chanceOf } from './chance.ts';
import { faultSigns } from './fault-signs.ts';
import { FAULT } from './fault-weights.ts';

/** The chance from 0 to 1 that a teacher would mend or strike these sentences as they are told, by how long each is. */
export function faultOf(pieces: readonly Pick<Piece, 'raw' | 'text'>[]): number {
  let letters = 0;
  let faulty = 0;
  for (const { raw, text } of pieces) {
    letters += text.length;
    faulty += text.length * chanceOf(faultSigns(raw, text), FAULT);
  }
  return letters === 0 ? 0 : faulty / letters;
}
