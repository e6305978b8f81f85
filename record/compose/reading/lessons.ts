import type { ComposeInput, Source } from '../../types.ts';

/** What one lesson gives to a remark over several: its own questions, answers and observation. */
export type Lesson = Pick<ComposeInput, 'questions' | 'answers' | 'observation' | 'standard' | 'content'> & {
  /** The observation is a record text that a person has already read or mended: its sentences are taken as they stand. */
  settled?: boolean;
};

/** Between two observations: a sentence never reaches over a line's end. */
const BETWEEN = '\n';

/**
 * Several lessons as one: questions and answers one after the other, the observations below each other. `placeOf` leads
 * from a source in the joined material back to its lesson and its place there.
 */
export function joinLessons(lessons: readonly Lesson[]): {
  joined: Lesson;
  placeOf: (source: Source) => { lesson: number; source: Source };
  joinedSource: (lesson: number, source: Source) => Source;
} {
  const firstAnswer: number[] = [];
  const firstLetter: number[] = [];
  const joined = { questions: [] as string[], answers: [] as string[], observation: '' };
  for (const { questions, answers, observation } of lessons) {
    firstAnswer.push(joined.answers.length);
    // A question without its answer would shift all that follow.
    joined.questions.push(...answers.map((_, index) => questions[index] ?? ''));
    joined.answers.push(...answers);
    if (joined.observation !== '' && observation !== '') joined.observation += BETWEEN;
    firstLetter.push(joined.observation.length);
    joined.observation += observation;
  }
  const lines = (pick: (lesson: Lesson) => string | undefined) =>
    [...new Set(lessons.flatMap((lesson) => pick(lesson)?.trim() || []))].join('\n');
  const standard = lines((lesson) => lesson.standard);
  const content = lines((lesson) => lesson.content);
  const lastAtMost = (starts: readonly number[], at: number, has: (lesson: Lesson) => boolean) =>
    lessons.findLastIndex((lesson, index) => has(lesson) && (starts[index] ?? 0) <= at);
  return {
    joined: { ...joined, ...(standard ? { standard } : {}), ...(content ? { content } : {}) },
    placeOf: (source) => {
      if (source.kind === 'answer') {
        const lesson = lastAtMost(firstAnswer, source.index, ({ answers }) => answers.length > 0);
        return { lesson, source: { ...source, index: source.index - (firstAnswer[lesson] ?? 0) } };
      }
      const lesson = lastAtMost(firstLetter, source.start, ({ observation }) => observation !== '');
      const by = firstLetter[lesson] ?? 0;
      return { lesson, source: { ...source, start: source.start - by, end: source.end - by } };
    },
    joinedSource: (lesson, source) => {
      if (source.kind === 'answer') return { ...source, index: source.index + (firstAnswer[lesson] ?? 0) };
      const by = firstLetter[lesson] ?? 0;
      return { ...source, start: source.start + by, end: source.end + by };
    },
  };
}
