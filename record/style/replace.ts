/** One rule of a table: what to look for, what to put there. */
export type Rule = readonly [pattern: RegExp, replacement: string];

/** The rules of a table applied in their order. */
export function applyRules(text: string, rules: readonly Rule[]): string {
  let result = text;
  for (const [pattern, replacement] of rules) result = result.replace(pattern, replacement);
  return result;
}

/** The same, but only where the cue stands in the text: most sentences need few of the tables, and a sentence is to be cheap. */
export function applyRulesWhere(cue: RegExp, text: string, rules: readonly Rule[]): string {
  return cue.test(text) ? applyRules(text, rules) : text;
}
