import type { ComposeInput, Source } from '../../types.ts';
import { calledByWork } from './coreferent.ts';

/** One answer or the observation, with what it answers. */
export interface Passage {
  kind: Source['kind'];
  index: number;
  text: string;
  question: string | null;
  /** What the lesson was: in an interview other people's words are to be expected in every answer. */
  lesson: string;
  /** Who has been named in it so far. */
  people: string[];
  /** Whom its 선생님 means, where that is no teacher. */
  work: string | null;
}

/** The answers in the order of their questions, then the observation. */
export function passagesOf(input: ComposeInput): Passage[] {
  const lesson = input.content ?? '';
  return [
    ...input.answers.map((text, index) => ({
      kind: 'answer' as const,
      index,
      text,
      question: input.questions[index] ?? null,
      lesson,
      people: [],
      work: calledByWork(text),
    })),
    {
      kind: 'observation',
      index: 0,
      text: input.observation,
      question: null,
      lesson,
      people: [],
      work: null,
    },
  ];
}
