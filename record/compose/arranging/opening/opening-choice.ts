import { activityName, isListItem, partName } from '../activity-name/activity-name.ts';
import { isTopic } from '../topic.ts';
import { isOfEarlier } from './opening.ts';
import { firstStep, isTitled, namedSteps, stepFor } from './named-steps.ts';
import { lessonVocabulary } from '../../fitness/quality.ts';
import { seededRandom } from '../seeded-random.ts';

/** How the first sentence of a draft names the lesson. */
export interface Opening {
  /** The name of the activity as this draft calls it; null: its first sentence stands as it is. */
  activity: string | null;
  chance: number;
}

/** The names by which a lesson may be called, both of them true: in full, and by its first part. */
export function activityNames(content: string): string[] {
  const full = activityName(content);
  if (full === null || isTopic(full)) return [];
  const part = partName(content);
  return part === null || part === full || isTopic(part) ? [full] : [full, part];
}

/** Whether a sentence says itself what the lesson was about: two of its words, or a long one. */
function namesTheLesson(sentence: string, vocabulary: ReadonlySet<string>): boolean {
  const named = [...vocabulary].filter((word) => sentence.includes(word));
  return named.length > 1 || named.some((word) => word.length > 2);
}

/** Words of its name that a sentence may not say again, or the name is one too many. */
const SAID_AGAIN = 3;

/** 염화 칼슘을 재는 활동에서 … 염화 칼슘으로: two words of the name as they stand in it, or several. */
function saysAgain(sentence: string, name: string, words: ReadonlySet<string>): boolean {
  const pairs = [...words].flatMap((one) => [...words].map((other) => `${one} ${other}`));
  return (
    pairs.some((pair) => name.includes(pair) && sentence.includes(pair)) ||
    [...words].filter((word) => sentence.includes(word)).length >= SAID_AGAIN
  );
}

/** This share of the drafts opens without naming the activity, where the sentence says itself what it was about. */
const PLAIN = 0.5;

/**
 * How a draft opens: thirty students of one class must not all begin with the same clause. The choice hangs on the seed
 * alone, and has its own stream, so that the rest of the draft does not change with it.
 */
export function openingOf(content: string, seed: string): (sentence: string, question?: string) => Opening {
  const [full = null, part = null] = activityNames(content);
  const vocabulary = lessonVocabulary(content, '');
  const ofPart = lessonVocabulary(part ?? '', '');
  const steps = isTitled(content) ? [] : namedSteps(content);
  // A name that the lesson begins with holds for what comes of it; any other only for its own step.
  const first = full === null ? null : firstStep(content, full);
  const ofFirst = lessonVocabulary(first ?? '', '');
  const random = seededRandom(`${seed} opening`);
  const [which, plain, chance] = [random(), random(), random()];
  const choose = (sentence: string): string | null => {
    if (full !== null && !isOfEarlier(sentence) && plain < PLAIN && namesTheLesson(sentence, vocabulary))
      return null;
    // By its part a lesson is called only where the sentence tells of that part.
    return part !== null && which < 0.5 && namesTheLesson(sentence, ofPart) ? part : full;
  };
  return (sentence, question = '') => {
    const name = choose(sentence);
    const activity = name && stepFor({ name, steps, isWhole: first !== null }, sentence, question);
    const own = lessonVocabulary(activity ?? '', '');
    const isSaid = !isOfEarlier(sentence) && saysAgain(sentence, activity ?? '', own);
    // The name of one step holds for no other step.
    const others = new Set([...vocabulary].filter((word) => !own.has(word) && !ofFirst.has(word)));
    const isElsewhere =
      (activity === name || !steps.includes(activity ?? '')) &&
      ![...own].some((word) => sentence.includes(word)) &&
      (namesTheLesson(sentence.replaceAll(' ', ''), others) ||
        (activity !== null && isListItem(content, activity)));
    return { activity: isSaid || isElsewhere ? null : activity, chance };
  };
}
