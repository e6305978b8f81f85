import { isDoingNoun, isListedThing, isThingNoun } from '../../../style/words/nouns.ts';

/** What a noun may be: a word of the dictionary, or at least none that is anything else. */
export const isKnown = (word: string) =>
  isListedThing(word) || isThingNoun(word) || isDoingNoun(word) || /^[A-Za-z]{2,}$/.test(word);

/** 관심 있음, 의미 없음, 도움 됨. */
export const FELT = /^(?:평균|의미|관심|재미|가치|상관|관계|차이|필요|도움|문제|이해|생각|자신)$/;
