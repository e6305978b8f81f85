/** One rule of a table: what to look for, what to put there. */
export type Rule = readonly [pattern: RegExp, replacement: string];

/** The rules of a table applied in their order. */
export function applyRules(text: string, rules: readonly Rule[]): string {
  let result = text;
  for (const [pattern, replacement] of rules) result = result.replace(pattern, replacement);
  return result;
}
