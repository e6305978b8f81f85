import { isConcept, isKnownTerm } from './concepts.ts';
import { VAGUE } from '../lesson/lesson-vocabulary.ts';
import { readLessonWords } from '../lesson/lesson-words.ts';
import { matterOf } from './matters.ts';
import { stripParticle } from '../phrases/particles.ts';
import { isSureTopic } from './sure-topic.ts';

/** Letters from which on a word tells what it is about wherever it stands: 부피, 적정, 충격량. */
const TELLING = 2;
/** How many matters of the standard stand in for those that the description does not name. */
const MOST = 2;

/** 문화의 의미와 특징: what any matter has, so a word in common tells nothing of the lesson. */
const OF_ANYTHING = /(?:의미|특징|특성|의의|중요성|필요성)$/;

/** The words of a phrase that tell its matter. */
const contentWords = (phrase: string) =>
  phrase
    .split(/[\s·]/)
    .map((word) => stripParticle(word).noun)
    .filter((word) => word.length >= TELLING && !VAGUE.has(word));

/** Whether a standard speaks of a matter too, if only by one of its words. */
export const isBacked = (matter: string, standard: string) =>
  contentWords(matter).some((word) => standard.includes(word));

/**
 * What the achievement standard names and the description speaks of in other words: `부피를 구하여 … 비교` under
 * `입체도형의 부피를 구할 수 있다` → 입체도형의 부피. A standard is wider than a lesson, so what they do not share is left aside.
 */
export function standardMatters(standard: string, content: string): string[] {
  const text = standard.replace(/^\s*\[[^\]]*\]\s*/, '');
  const sentence = text.replace(/할 수 있다\.?/g, '하기').replace(/([가-힣])ㄹ 수 있다\.?/g, '$1기');
  return readLessonWords(sentence)
    .terms.map((term) => matterOf(term, sentence))
    .filter((term) => term !== null)
    .filter(
      (term) =>
        !OF_ANYTHING.test(term) &&
        isConcept(term) &&
        // 유전 현상을 가계도를 통해 이해: a standard names what is learnt, whatever verb stands next.
        isSureTopic(term, sentence, isKnownTerm(term) && !/[과와] /.test(term) ? sentence : '') &&
        contentWords(term).some((word) => content.includes(word)),
    )
    .slice(0, MOST);
}
