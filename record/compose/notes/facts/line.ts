import type { Sentence } from '../../../sentences.ts';

export interface Line extends Sentence {
  /** The line is told as one fact. */
  fact?: true;
}
