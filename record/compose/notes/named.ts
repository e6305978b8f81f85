import { isDoingNoun, isThingNoun } from '../../style/words/nouns.ts';
import { isAdjective } from '../../style/words/stems.ts';

/** 크기, 신기: no doing in 기. */
export const isNamed = (word: string) => isThingNoun(word) || isDoingNoun(word) || isAdjective(`${word}하`);
