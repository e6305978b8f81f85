import type { CheckOptions, Finding } from '../types.ts';
import { aroundIn, type Passage } from './passage.ts';

/** One rule: pure, and free to answer in any order. */
export type Rule = (passage: Passage, options: CheckOptions) => Finding[];

export interface Hit {
  /** What was found. */
  word: string;
  groups: Record<string, string | undefined>;
  /** The rest of the sentence on either side. */
  before: string;
  after: string;
}

export interface Judgement {
  level: Finding['level'];
  message: string;
  suggestion?: string;
}

/**
 * A rule made of one pattern: every match is judged in its sentence; null lets it pass. Runs of syllables in a pattern are
 * bounded ({0,20}), so that a text without spaces still takes linear time.
 */
export function patternRule(rule: string, pattern: RegExp, judge: (hit: Hit) => Judgement | null): Rule {
  return ({ text, ...rest }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const start = match.index;
      const end = start + match[0].length;
      const hit = { word: match[0], groups: match.groups ?? {}, ...aroundIn({ text, ...rest }, start, end) };
      const judgement = match[0] === '' ? null : judge(hit);
      return judgement ? [{ rule, start, end, ...judgement }] : [];
    });
}

export function all(...rules: Rule[]): Rule {
  return (passage, options) => rules.flatMap((rule) => rule(passage, options));
}
