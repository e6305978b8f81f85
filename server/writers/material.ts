import { whyConfided } from '../../record/compose/confided/why-confided.ts';
import { whyNotMaterial } from '../../record/compose/reading/not-material.ts';
import { splitSentences } from '../../record/index.ts';
import type { ComposeInput, DroppedSentence, Source } from '../../record/types.ts';

/** One sentence that may go to a model, with its place in the original. */
export interface Told {
  text: string;
  source: Source;
  /** The question it answers; null for an observation. */
  question: string | null;
}

export interface Material {
  told: Told[];
  dropped: DroppedSentence[];
}

/**
 * Sentence by sentence what answers and observation tell of the lesson. Requests, greetings, self-praise, contact details and what an
 * answer tells in confidence stay here, each with the reason that the built-in writer gives.
 */
export function materialOf(input: ComposeInput): Material {
  const material: Material = { told: [], dropped: [] };
  const read = (text: string, kind: Source['kind'], index: number, question: string | null) => {
    for (const { text: sentence, start, end } of splitSentences(text)) {
      const source = { kind, index, start, end };
      const confided =
        kind === 'answer' ? whyConfided(sentence, `${question ?? ''} ${input.content ?? ''}`) : null;
      const reason = whyNotMaterial(sentence, kind) ?? confided;
      if (reason === null) material.told.push({ text: sentence, source, question });
      else material.dropped.push({ text: sentence, reason, source });
    }
  };
  for (const [index, answer] of input.answers.entries())
    read(answer, 'answer', index, input.questions[index] ?? null);
  read(input.observation, 'observation', 0, null);
  return material;
}
