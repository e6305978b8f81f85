import { withParticle } from '../../../hangul.ts';
import { isDoingNoun } from '../../../style/words/nouns.ts';

/** 클리어 연습함: what the lesson names needs no dictionary. */
export function withLessonObject(text: string, lesson: string): string {
  return text.replace(
    /^([가-힣A-Za-z]{2,8}) (?=([가-힣]{2,4})(?:함|했음)\.$)/,
    (whole, noun: string, doing: string) =>
      isDoingNoun(doing) && new RegExp(`(?<![가-힣])${noun}(?:[을를이가와과의은는,· ]|$)`).test(lesson)
        ? `${withParticle(noun, '을/를')} `
        : whole,
  );
}
