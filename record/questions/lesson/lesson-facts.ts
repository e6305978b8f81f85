import { type ActivityKind, kindsOf, partsOf } from '../bank/kinds.ts';
import { lessonParts } from './lesson-parts.ts';
import type { QuestionForm } from '../../types.ts';
import { type Lent, lentBy } from '../word-sets.ts';

/** The least share of a form that a kind has which only one of several parts shows signs of. */
const LEAST_OF_KIND = 0.3;
/** Above this share, questions of one way of working leave room for the lesson's own words. */
const MOST_OF_KIND = 0.5;
/** The same where a lesson hardly names anything. */
const MOST_OF_NAMELESS = 0.7;
const FEW_NAMES = 2;

/** & 토론, → 전시: a single word at the end adds a step and does not make the kind. */
const CLOSING_WORD = /(?<=\S \S.*)\s*(?:[&+,/]|→|->)\s*[가-힣]{2,6}\s*$/;

/** What questions need to know of a lesson. */
export interface LessonFacts extends Lent {
  /** The description and the notes. */
  said: string;
  isSubject: boolean;
  kinds: readonly ActivityKind[];
  /** What share of a form its kinds may have: a film before three other steps is no more than one of four. */
  shareOfKinds: number;
}

/** @param signs the description as it was typed: its course (미적분: …) tells the kind too */
export function factsOfLesson(form: QuestionForm, signs: string): LessonFacts {
  const lent = lentBy(form);
  const parts = lessonParts(signs).flatMap((part) => part.split(/,\s+/));
  const area = form.creativeType ?? 'subject';
  const told = [signs.replace(CLOSING_WORD, ''), ...lent.steps];
  const own = kindsOf(told, area, lessonParts(form.content)[0]?.split(/,\s+/)[0]);
  // 시판 식초 희석 under 중화 적정 실험을 수행한다: hurried notes may leave it to the standard what was done.
  const standard = (form.standard ?? '').replace(/^\s*\[[^\]]*\]\s*/, '').trim();
  const kinds = own.length > 0 || standard === '' ? own : kindsOf([...told, standard], area);
  const breadth = parts.length > 2 ? partsOf(kinds, parts) / parts.length : 1;
  const most = lent.named.length > FEW_NAMES ? MOST_OF_KIND : MOST_OF_NAMELESS;
  return {
    ...lent,
    said: `${form.content} ${form.notes ?? ''}`,
    isSubject: form.type === 'subject',
    kinds,
    shareOfKinds: lent.named.length > 0 ? Math.min(most, Math.max(LEAST_OF_KIND, breadth)) : 1,
  };
}
