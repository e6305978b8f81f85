import { canonical, fit, PARTICLE } from '../name-words.ts';

/** Somebody whom no roster has, as a piece of a text. */
export interface Stranger {
  start: number;
  end: number;
  /** What is told instead: nothing where who it is stands beside the name (2학년 선배), else 친구. */
  put: string;
  /** Whether nothing but a person can be meant; where it is only probable the words stay and a teacher looks. */
  sure: boolean;
}

/** All that a pattern found is surely somebody. */
export const surely = ({ 0: found, index }: RegExpExecArray, put: '' | '친구'): Stranger => ({
  start: index,
  end: index + found.length,
  put,
  sure: true,
});

/** What a sentence answers: the question with the lesson, and all of the answer. */
export interface Around {
  asked: string;
  answer: string;
}

const BEHIND = new RegExp(`^(이?)(${PARTICLE})(?![가-힣])`);

/** A text with what is told instead of each name, and the particles behind in the form that fits. */
export function withoutNames(text: string, strangers: readonly Stranger[]): string {
  let told = '';
  let at = 0;
  for (const { start, end, put } of strangers) {
    if (start < at) continue;
    told += text.slice(at, start) + put;
    at = end;
    const behind = BEHIND.exec(text.slice(end));
    const word = /[가-힣]+$/.exec(told)?.[0];
    if (!behind || word === undefined) continue;
    told = told.slice(0, -word.length) + fit(word, canonical(behind[2] ?? ''));
    at = end + behind[0].length;
  }
  return (told + text.slice(at)).replace(/ {2,}/g, ' ').trim();
}
