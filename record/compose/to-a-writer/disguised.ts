import { isSyllableBySyllable } from './syllables-apart.ts';

/** Marks by which machines part what they are told from what they read, and writings that only machines read. */
const DISGUISES: readonly RegExp[] = [
  /<\||\|>|```|\{\s*"|\{\{|\}\}|\[\[|\]\]|\[\/?(?:INST|SYS|SYSTEM)\]|<\/?(?:script|system|user|assistant|instructions?|prompt)[\s>/]/i,
  /[A-Za-z0-9+/]{32,}={0,2}|(?:%[0-9A-F]{2}){4,}|(?:\\u[0-9a-f]{4}){3,}/i,
  // Letters of syllables one by one: nobody tells of a lesson so.
  /(?:[ㄱ-ㅎ][ㅏ-ㅣ][ㄱ-ㅎ]?){4,}|(?:(?:[ㄱ-ㅎ][ㅏ-ㅣ][ㄱ-ㅎ]?){2,}\s){1,}(?:[ㄱ-ㅎ][ㅏ-ㅣ][ㄱ-ㅎ]?){2,}/,
];
const SHORTEST = 8;

/** Whether a text is written so that a machine reads in it what a person would not. */
export const isDisguised = (text: string): boolean =>
  text.length >= SHORTEST && (isSyllableBySyllable(text) || DISGUISES.some((pattern) => pattern.test(text)));
