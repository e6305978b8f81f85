import { isDoingNoun, isThingNoun } from '../../style/words/nouns.ts';

/** UTF-16 units in which a sentence says what it speaks of. */
export const HEAD = 40;
/** 건물은, 선생님께서: what a sentence says something of. */
export const SUBJECT = /^(.+?)(?:은|는|이|가|께서)$/;
/** 건물을: what something is done to. */
export const OBJECT = /^(.+?)(?:을|를)$/;

/** Whether a word, signs around it apart, is a noun with this particle; a figure and 것 count as nouns. */
export function isNounWith(word: string, particle: RegExp): boolean {
  const noun = particle.exec(word.replace(/^[^가-힣A-Za-z0-9]+|[,.]$/g, ''))?.[1];
  return noun !== undefined && (/것$|[^가-힣]$/.test(noun) || isThingNoun(noun) || isDoingNoun(noun));
}
