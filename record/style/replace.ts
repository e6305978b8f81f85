import { needlesOf } from './needles.ts';

/** One rule of a table: what to look for, what to put there. */
export type Rule = readonly [pattern: RegExp, replacement: string];

interface Needle {
  text: string;
  /** The rule that it is needed for, by its place in the table. */
  rule: number;
}

interface Table {
  /** For each rule, whether it may match the text at hand: written anew for each. */
  marks: Uint8Array;
  /** Rules of which no needle is known: they are always tried. */
  always: readonly number[];
  /** The others, by the letter of their needle that fewest needles of the table share. */
  byLetter: ReadonlyMap<number, readonly Needle[]>;
}

const tables = new WeakMap<readonly Rule[], Table>();

function indexed(rules: readonly Rule[]): Table {
  const always: number[] = [];
  const needles: Needle[] = [];
  for (const [rule, [pattern]] of rules.entries()) {
    const found = needlesOf(pattern);
    if (found) needles.push(...found.map((text) => ({ text, rule })));
    else always.push(rule);
  }
  const shared = new Map<string, number>();
  for (const { text } of needles)
    for (const letter of new Set(text)) shared.set(letter, (shared.get(letter) ?? 0) + 1);
  const byLetter = new Map<number, Needle[]>();
  for (const needle of needles) {
    const [rarest = ''] = [...needle.text].sort((a, b) => (shared.get(a) ?? 0) - (shared.get(b) ?? 0));
    const own = byLetter.get(rarest.charCodeAt(0));
    if (own) own.push(needle);
    else byLetter.set(rarest.charCodeAt(0), [needle]);
  }
  return { marks: new Uint8Array(rules.length), always, byLetter };
}

/**
 * Marks the rules that may match. A sentence has some forty letters and a table hundreds of rules: going by the letters asks
 * for a few dozen needles, and only for those that can be there.
 */
function mark(text: string, { marks, always, byLetter }: Table): void {
  marks.fill(0);
  for (const rule of always) marks[rule] = 1;
  for (let at = 0; at < text.length; at += 1) {
    const needles = byLetter.get(text.charCodeAt(at));
    if (!needles) continue;
    for (const { text: needle, rule } of needles)
      if (marks[rule] === 0 && (needle.length === 1 || text.includes(needle))) marks[rule] = 1;
  }
}

function tableOf(rules: readonly Rule[]): Table {
  const known = tables.get(rules);
  if (known) return known;
  const made = indexed(rules);
  tables.set(rules, made);
  return made;
}

/** What stands beside the first pattern of a table that matches, or null. */
export function firstMatch(text: string, rules: readonly Rule[]): string | null {
  const table = tableOf(rules);
  mark(text, table);
  for (let at = table.marks.indexOf(1); at !== -1; at = table.marks.indexOf(1, at + 1)) {
    const [pattern, said] = rules[at] as Rule;
    if (pattern.test(text)) return said;
  }
  return null;
}

/** The rules of a table applied in their order. */
export function applyRules(text: string, rules: readonly Rule[]): string {
  const table = tableOf(rules);
  let result = text;
  mark(result, table);
  for (let at = table.marks.indexOf(1); at !== -1; at = table.marks.indexOf(1, at + 1)) {
    const [pattern, replacement] = rules[at] as Rule;
    const replaced = result.replace(pattern, replacement);
    if (replaced === result) continue;
    result = replaced;
    // What was put there may be what a later rule looks for.
    mark(result, table);
  }
  return result;
}

/** The same, but only where the cue stands in the text: most sentences need few of the tables, and a sentence is to be cheap. */
export function applyRulesWhere(cue: RegExp, text: string, rules: readonly Rule[]): string {
  return cue.test(text) ? applyRules(text, rules) : text;
}
