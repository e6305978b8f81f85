import { suits } from './bank/kinds.ts';
import { fillPattern, type SlotWords } from './fill-pattern.ts';
import { isNoActivity, misfits, practised } from './fitness.ts';
import type { LessonFacts } from './lesson-facts.ts';
import { MAKING } from './product.ts';
import { misfitsDoing, misfitsStep, overstudies } from './step-fitness.ts';
import { WHOLE } from './word-sets.ts';

/** Whose pattern it is: of the lesson's kind, of one of its steps, of its matter, or of any lesson. */
export type Family = 'kind' | 'step' | 'matter' | 'general';

const isPartOf = (topic: string, work: string | null) =>
  work !== null && (work.endsWith(topic) || topic.endsWith(work));

/** The pattern filled with these words, or null where no teacher of this lesson would ask so. */
export function fittingQuestion(
  pattern: string,
  family: Family,
  words: SlotWords,
  lesson: LessonFacts,
): string | null {
  const { content, product, steps } = lesson;
  const topic = words.주제 ?? '';
  if (family === 'step' && misfitsStep(pattern, words.단계 ?? '')) return null;
  if (steps.length > 0 && overstudies(pattern, words)) return null;
  if (family === 'kind' && WHOLE.includes(topic) && pattern.includes('{주제')) return null;
  if (misfitsDoing(pattern, topic, lesson.isClub)) return null;
  if (MAKING.test(pattern) && !product && !practised(topic, content)) return null;
  const made = topic !== '' && (isPartOf(topic, product) || isPartOf(topic, lesson.writing));
  if (!suits(pattern, topic, made, lesson.parts) || isNoActivity(pattern, topic, lesson.name)) return null;
  const question = fillPattern(pattern, {
    ...words,
    ...lesson.works,
    ...(product && MAKING.test(pattern) ? { 주제: product } : {}),
  });
  return question === null || misfits(pattern, words, question, content) ? null : question;
}
