import { chanceOf } from '../learnt/chance.ts';
import { talkSigns } from '../learnt/talk-signs.ts';
import { TALK } from '../learnt/talk-weights.ts';

/** In fewer letters nobody says anything. */
const SHORTEST = 6;
/** Letters of a sentence that are read: whoever writes more says it at its beginning or in the next one. */
const LONGEST = 600;
/** 결 과 는, 최.종.결.과.는: letters set apart hide words from patterns, not from a model. */
const APART = /(?<=(?:^|[\s.·_*|~/-])[가-힣])[ .·_*|~/-](?=[가-힣](?:[\s.·_*|~/-]|$))/g;

const ENDS = ['.', '!', '?', '\n', '⏎'];

/** The sentences of a text, each of a length that says something. */
export const sentencesOf = (text: string): string[] =>
  (ENDS.some((end) => text.includes(end)) ? text.split(/(?<=[.!?])\s+|\n+|⏎/) : [text])
    .filter(({ length }) => length >= SHORTEST)
    .map((sentence) => sentence.slice(0, LONGEST));

/**
 * The chance from 0 to 1 that a sentence of the text is meant for whoever writes the record, a language model above all, and tells nothing
 * of a lesson: learnt from what strangers wrote to steer a writer and from what students tell (decision 0037).
 */
export function chanceOfTalk(text: string): number {
  return Math.max(
    0,
    ...sentencesOf(text).flatMap((sentence) => {
      const close = sentence.replace(APART, '');
      return [sentence, ...(close === sentence ? [] : [close])].map((one) => chanceOf(talkSigns(one), TALK));
    }),
  );
}
