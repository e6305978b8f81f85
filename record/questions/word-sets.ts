import { isDoingNoun, isThingNoun } from '../style/nouns.ts';
import type { QuestionForm } from '../types.ts';
import { activityTopic } from './activity-topic.ts';
import { departmentOf, jobOf } from './callings.ts';
import { isConcept } from './concepts.ts';
import type { SlotWords } from './fill-pattern.ts';
import { lessonSteps } from './lesson-steps.ts';
import { type LessonWords, readLessonWords } from './lesson-words.ts';
import { matterOf } from './matters.ts';
import { isAuthor } from './works.ts';

const WHOLE_OF = {
  subject: ['이번 수업 내용', '이번 단원의 내용'],
  creative: ['이번 활동', '이번에 한 활동'],
};
/** What a lesson is called that has no words of its own. */
export const WHOLE: readonly string[] = Object.values(WHOLE_OF).flat();

/** What the teacher writes it for is no matter of the student's. */
const RECORD = /세특|생기부|학생부|기록부/;

/** The words that a lesson lends to questions. */
export interface Lent {
  /** Fillings for one question each. */
  sets: SlotWords[];
  /** What the activity is called; '' for a subject and for what has no name. */
  name: string;
  /** What was done, step by step, in quotation marks. */
  steps: readonly string[];
}

/** The description speaks for the lesson; the standard, wider than one lesson, only fills what is missing. */
function lessonOf(form: QuestionForm): LessonWords {
  const own = readLessonWords(form.content);
  const both = readLessonWords(form.content, form.standard);
  if (own.terms.length + own.titles.length < 2) return { ...both, activities: own.activities };
  return {
    ...both,
    activities: own.activities,
    terms: both.terms.filter((term) => own.terms.includes(term)),
  };
}

const isCreative = (form: QuestionForm) => form.type === 'creative' && form.creativeType !== 'club';
const unique = (words: readonly string[]) => [...new Set(words)];
/** Not what stands inside another one. */
const apart = (words: readonly string[]) =>
  words.filter((word, i) => !words.slice(0, i).some((other) => other.includes(word) || word.includes(other)));

/** What the questions speak of: the activity by its name, the matters of a lesson, else what was done. */
function topicsOf(form: QuestionForm, lesson: LessonWords, name: string, steps: readonly string[]): string[] {
  // A creative activity is asked about as an event (학교 폭력 예방 캠페인), a lesson by its matter (산소 발생량).
  if (isCreative(form)) {
    const named = apart([name, ...steps.map((step) => `'${step}'`)].filter((one) => one !== ''));
    if (named.length > 0) return named.slice(0, 3);
    const others = lesson.events.length > 0 ? lesson.events : lesson.terms.slice(0, 1);
    return others.length > 0 ? others.slice(0, 2) : WHOLE_OF.creative;
  }
  const named = apart([...lesson.titles.slice(0, 2), ...lesson.terms]).slice(0, 3);
  if (form.type === 'subject') return named.length > 0 ? named : steps.length > 0 ? [] : WHOLE_OF.subject;
  const callable = name !== '' ? [name] : steps.slice(0, 2).map((step) => `'${step}'`);
  const club = unique([...callable, ...named]).slice(0, 2);
  return club.length > 0 ? club : WHOLE_OF.creative;
}

/** The words of a lesson that questions may take up, in fillings that turn with `random`. */
export function lentBy(form: QuestionForm, random: () => number): Lent {
  const read = lessonOf(form);
  const steps = lessonSteps(form.content);
  const isNoun = (word: string) => isThingNoun(word) || isDoingNoun(word);
  const works = read.terms.filter((term) => !isAuthor(term, form.content, isNoun));
  // An author alone is still better than nothing.
  const matters = (works.length + read.titles.length > 0 ? works : read.terms)
    .map((term) => matterOf(term, form.content))
    .filter((term) => term !== null)
    .filter((term) => !RECORD.test(term))
    // Beside steps that can be quoted, only what is surely a matter is spoken of.
    .filter((term) => steps.length === 0 || isConcept(term) || (form.standard ?? '').includes(term));
  const lesson = isCreative(form) ? read : { ...read, terms: unique(matters) };
  const called = activityTopic(form);
  const name = RECORD.test(called) ? '' : called;
  const topics = topicsOf(form, lesson, name, steps);
  const terms = lesson.terms.slice(0, 5);
  const activities = lesson.activities.slice(0, 3);
  const job = jobOf(form.content);
  const department = departmentOf(form.content);
  const first = Math.floor(random() * 6);
  const fill = (topic: string | undefined, turn: number): SlotWords => {
    const beside = terms.filter(
      (term) => topic === undefined || !(topic.includes(term) || term.includes(topic)),
    );
    const at = (words: readonly string[]) => words[turn % (words.length || 1)];
    const term = at(beside);
    const activity = at(activities);
    const title = at(lesson.titles);
    const step = at(steps);
    return {
      ...(topic ? { 주제: topic } : {}),
      ...(term && !isCreative(form) ? { 개념: term } : {}),
      ...(activity ? { 활동: activity } : {}),
      ...(title ? { 제목: title } : {}),
      ...(step ? { 단계: `'${step}'` } : {}),
      ...(job ? { 직업: job } : {}),
      ...(department ? { 학과: department } : {}),
    };
  };
  const rows: (string | undefined)[] = topics.length > 0 ? topics : [undefined];
  const each = Math.max(2, Math.ceil(steps.length / rows.length));
  const sets = rows.flatMap((topic, row) =>
    Array.from({ length: each }, (_, i) => fill(topic, first + row * each + i)),
  );
  return { sets, name, steps };
}
