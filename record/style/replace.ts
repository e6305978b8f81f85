import { needlesOf } from './needles.ts';

/** One rule of a table: what to look for, what to put there. */
export type Rule = readonly [pattern: RegExp, replacement: string];

interface Ready {
  pattern: RegExp;
  replacement: string;
  needles: readonly string[] | null;
}

const ready = new WeakMap<readonly Rule[], Ready[]>();

function prepared(rules: readonly Rule[]): Ready[] {
  const known = ready.get(rules);
  if (known) return known;
  const made = rules.map(([pattern, replacement]) => ({ pattern, replacement, needles: needlesOf(pattern) }));
  ready.set(rules, made);
  return made;
}

/** The rules of a table applied in their order. */
export function applyRules(text: string, rules: readonly Rule[]): string {
  let result = text;
  for (const { pattern, replacement, needles } of prepared(rules)) {
    if (needles && !needles.some((needle) => result.includes(needle))) continue;
    result = result.replace(pattern, replacement);
  }
  return result;
}

/** The same, but only where the cue stands in the text: most sentences need few of the tables, and a sentence is to be cheap. */
export function applyRulesWhere(cue: RegExp, text: string, rules: readonly Rule[]): string {
  return cue.test(text) ? applyRules(text, rules) : text;
}
