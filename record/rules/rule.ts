import type { CheckOptions, Finding } from '../types.ts';
import { aroundIn, sentenceAt, type Passage } from './passage.ts';

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

/** Several rules as one. */
export function all(...rules: Rule[]): Rule {
  return (passage, options) => rules.flatMap((rule) => rule(passage, options));
}

/** A rule that is asked only where the text holds one of its words at all: most texts speak of no patent and no country. */
export function where(words: RegExp, rule: Rule): Rule {
  return (passage, options) => (words.test(passage.text) ? rule(passage, options) : []);
}

/** `wider` is asked as well; its finding counts where `sure` has none of that rule, or only a doubt, in the same sentence. */
export function unlessFound(sure: Rule, wider: Rule): Rule {
  return (passage, options) => {
    const found = sure(passage, options);
    const more = wider(passage, options);
    if (found.length === 0 || more.length === 0) return [...found, ...more];
    const placeOf = ({ rule, start }: Finding) => `${rule} ${sentenceAt(passage, start)?.start ?? -1}`;
    const certain = new Set(found.filter(({ level }) => level === 'error').map(placeOf));
    const seen = new Set(found.map(placeOf));
    return [...found, ...more.filter((one) => !(one.level === 'check' ? seen : certain).has(placeOf(one)))];
  };
}
