import { type ActivityKind, kindsOf, type Part, partOf } from './bank/kinds.ts';
import type { SlotWords } from './fill-pattern.ts';
import { practised } from './fitness.ts';
import { lessonParts } from './lesson-parts.ts';
import { productOf, ruleOf, writingOf } from './product.ts';
import type { QuestionForm } from '../types.ts';
import { type Lent, lentBy, WHOLE } from './word-sets.ts';
import { WORKS } from './works.ts';

/** The least share of a form that a kind has which only one of several parts shows signs of. */
const LEAST_OF_KIND = 0.4;

/** What questions need to know of a lesson. */
export interface LessonFacts extends Lent {
  content: string;
  /** The description and the notes. */
  said: string;
  isClub: boolean;
  /** The class reads a work, which is the matter itself. */
  isReading: boolean;
  /** Something is learnt that is neither made nor practised. */
  hasMatter: boolean;
  product: string | null;
  writing: string | null;
  /** What is made, written and agreed on, as fillings. */
  works: SlotWords;
  parts: readonly Part[];
  kinds: readonly ActivityKind[];
  /** What share of the lesson its kinds are: a film before three other steps is no more than one of four. */
  breadth: number;
}

/** @param signs the description as it was typed: its course (미적분: …) tells the kind too */
export function factsOfLesson(form: QuestionForm, signs: string, random: () => number): LessonFacts {
  const { content } = form;
  const lent = lentBy(form, random);
  // 아동 노동 문제 카드뉴스: what its step says was made.
  const done = [content, ...lent.steps];
  const product = done.map(productOf).find((made) => made !== null) ?? null;
  const writing = done.map(writingOf).find((written) => written !== null) ?? null;
  const rule = ruleOf(content);
  const isReading = WORKS.test(content);
  const isMatter = (topic: string) =>
    topic !== '' &&
    !WHOLE.includes(topic) &&
    !`${product} ${writing}`.includes(topic) &&
    !practised(topic, content);
  const clauses = lessonParts(signs).flatMap((part) => part.split(/,\s+/));
  const parts = clauses.length > 1 ? clauses.map(partOf) : [];
  const kinds = kindsOf([signs, ...lent.steps], form.creativeType ?? 'subject');
  const told = parts.filter((part) => part.kinds.some((kind) => kinds.includes(kind))).length;
  return {
    ...lent,
    content,
    said: `${content} ${form.notes ?? ''}`,
    isClub: form.creativeType === 'club',
    isReading,
    hasMatter: !isReading && lent.sets.some(({ 주제 = '' }) => isMatter(주제)),
    product,
    writing,
    works: {
      ...(product ? { 작품: product } : {}),
      ...(writing ? { 글: writing } : {}),
      ...(rule ? { 규칙: rule } : {}),
    },
    parts,
    kinds,
    breadth: parts.length > 2 ? Math.max(LEAST_OF_KIND, told / parts.length) : 1,
  };
}
