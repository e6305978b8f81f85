import type { ComposeInput } from '../../types.ts';

/** Of a sentence its place (A0@36), how fit it is for a record (0: not at all), what it is worth there, and by each reader the places of what it needs. */
export type ReadSentence = [place: string, fit: number, worth: number, ...needs: string[]];

/** A sheet whose sentences readers have read one by one (decision 0031). */
export interface ReadSheet extends Omit<ComposeInput, 'limit' | 'seed'> {
  needs: ReadSentence[];
}
