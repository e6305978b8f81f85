import { isTogether } from './assumptions.ts';
import { asDrawn } from './lesson/drawing.ts';
import { fillPattern, slotOf } from './fill-pattern.ts';
import type { LessonFacts } from './lesson/lesson-facts.ts';
import { misfitsStep } from './steps/step-fitness.ts';

/** How often one form speaks of one step, and of what else the lesson names. */
const MOST_OF_STEP = 2;
const MOST_OF_NAME = 3;

/** Whole lessons that are held in groups. */
const IN_GROUPS = /(?:모둠|조|팀)(?:별|당)|모둠 활동|\d ?인 ?\d ?조|\d ?인 ?(?:모둠|조)|짝 ?활동/;
const OF_FRIENDS = /친구/;

/** Whether a step was done with others: its own sentence says so, or the whole lesson was held in groups. */
function isShared(step: string, said: string): boolean {
  const opening = step.replaceAll("'", '').split(' ').slice(0, 2).join(' ');
  const own = said.split(/[.\n!?→;]+/).find((sentence) => sentence.includes(opening)) ?? said;
  return isTogether(own) || IN_GROUPS.test(said);
}

/** The pattern filled with each of the lesson's words that it can take up; the pattern alone where it takes none. */
export function filledWith(written: string, { words, said }: LessonFacts): string[] {
  const pattern = asDrawn(written, said);
  const slot = slotOf(pattern);
  if (slot === null) return [pattern];
  return words[slot]
    .filter(
      (word) =>
        !misfitsStep(pattern, word) &&
        !(OF_FRIENDS.test(pattern) && word.startsWith("'") && !isShared(word, said)),
    )
    .map((word) => fillPattern(pattern, { [slot]: word }))
    .filter((question) => question !== null);
}

/** What a question speaks of: the longest of the lesson's names in it. */
function namesIn(question: string, { named }: LessonFacts): string[] {
  const all = named.filter((name) => question.includes(name));
  return all.filter((name) => !all.some((other) => other !== name && other.includes(name)));
}

const timesAsked = (name: string, asked: readonly string[]) =>
  asked.filter((other) => other.includes(name)).length;

/** How often these questions speak of what this one speaks of. */
export function timesNamed(question: string, asked: readonly string[], lesson: LessonFacts): number {
  return Math.max(0, ...namesIn(question, lesson).map((name) => timesAsked(name, asked)));
}

/** Whether one of these speaks of what this one speaks of, be it of 대본 and of 대본 쓰기. */
export function speakOfSame(question: string, asked: readonly string[], lesson: LessonFacts): boolean {
  const names = namesIn(question, lesson);
  return asked
    .flatMap((other) => namesIn(other, lesson))
    .some((other) => names.some((name) => name.includes(other) || other.includes(name)));
}

/** Whether a form that asks these already would come back to one step, or one matter, once too often. */
export function namesTooOften(question: string, asked: readonly string[], lesson: LessonFacts): boolean {
  return namesIn(question, lesson).some(
    (name) => timesAsked(name, asked) >= (lesson.steps.includes(name) ? MOST_OF_STEP : MOST_OF_NAME),
  );
}
