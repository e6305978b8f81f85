import { framed, needlesOf } from './needles.ts';

/** One rule of a table: what to look for, what to put there. */
export type Rule = readonly [pattern: RegExp, replacement: string];

/** A rule that may find out what to put there, of what was found and of its groups. */
export type Step = readonly [pattern: RegExp, change: string | ((...groups: string[]) => string)];

interface Needle {
  text: string;
  /** Where in it the letter stands by which it is found. */
  offset: number;
  /** The rule that it is needed for, by its place in the table. */
  rule: number;
}

interface Table {
  /** For each rule, whether it may match the text at hand: written anew for each. */
  marks: Uint8Array;
  /** Rules of which no needle is known: they are always tried. */
  always: readonly number[];
  /** The others, by the letter of their needle that fewest needles of the table share. */
  byLetter: readonly (readonly Needle[] | undefined)[];
}

const tables = new WeakMap<readonly Step[], Table>();

/** A small number for each letter by which needles are found, from 1: a table of these is short, and quicker than a map. */
const letterIds = new Uint16Array(0x10000);
let letters = 0;

function letterId(letter: string): number {
  const code = letter.charCodeAt(0);
  if (letterIds[code] === 0) {
    letters += 1;
    letterIds[code] = letters;
  }
  return letterIds[code] ?? 0;
}

/** How many needles of the table have the letter that stands there. */
function sharedBy(text: string, at: number, shared: readonly number[]): number {
  return shared[letterIds[text.charCodeAt(at)] ?? 0] ?? 0;
}

function indexed(rules: readonly Step[]): Table {
  const always: number[] = [];
  const needles: { text: string; rule: number }[] = [];
  for (const [rule, [pattern]] of rules.entries()) {
    const found = needlesOf(pattern);
    if (found) needles.push(...found.map((text) => ({ text, rule })));
    else always.push(rule);
  }
  const shared: number[] = [];
  for (const { text } of needles)
    for (const letter of text) shared[letterId(letter)] = (shared[letterId(letter)] ?? 0) + 1;
  const byLetter: Needle[][] = [];
  for (const { text, rule } of needles) {
    let offset = 0;
    for (let at = 1; at < text.length; at += 1)
      if (sharedBy(text, at, shared) < sharedBy(text, offset, shared)) offset = at;
    (byLetter[letterId(text.charAt(offset))] ??= []).push({ text, offset, rule });
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
  const whole = framed(text);
  for (let at = 0; at < whole.length; at += 1) {
    const needles = byLetter[letterIds[whole.charCodeAt(at)] ?? 0];
    if (!needles) continue;
    for (const { text: needle, offset, rule } of needles)
      if (marks[rule] === 0 && (needle.length === 1 || whole.startsWith(needle, at - offset)))
        marks[rule] = 1;
  }
}

function tableOf(rules: readonly Step[]): Table {
  const known = tables.get(rules);
  if (known) return known;
  const made = indexed(rules);
  tables.set(rules, made);
  return made;
}

/** The first rule of a table that matches the text. */
function firstRule(text: string, rules: readonly Rule[]): Rule | null {
  const table = tableOf(rules);
  mark(text, table);
  for (let at = table.marks.indexOf(1); at !== -1; at = table.marks.indexOf(1, at + 1)) {
    const rule = rules[at];
    if (rule?.[0].test(text)) return rule;
  }
  return null;
}

/** What stands beside the first pattern of a table that matches, or null. */
export function firstMatch(text: string, rules: readonly Rule[]): string | null {
  return firstRule(text, rules)?.[1] ?? null;
}

/** The text with the first rule of a table applied that matches it, or null where none does. */
export function applyFirst(text: string, rules: readonly Rule[]): string | null {
  const rule = firstRule(text, rules);
  return rule && text.replace(rule[0], rule[1]);
}

function changed(text: string, [pattern, change]: Step): string {
  return typeof change === 'string'
    ? text.replace(pattern, change)
    : text.replace(pattern, (...groups) => change(...(groups as string[])));
}

/** The rules of a table applied in their order. */
export function applyRules(text: string, rules: readonly Step[]): string {
  const table = tableOf(rules);
  let result = text;
  mark(result, table);
  for (let at = table.marks.indexOf(1); at !== -1; at = table.marks.indexOf(1, at + 1)) {
    const rule = rules[at] as Step;
    const replaced = changed(result, rule);
    if (replaced === result && typeof rule[1] === 'string') continue;
    result = replaced;
    // What was put there may be what a later rule looks for, and whoever put it there may have asked this very table.
    mark(result, table);
  }
  return result;
}

/** The same, but only where the cue stands in the text: most sentences need few of the tables, and a sentence is to be cheap. */
export function applyRulesWhere(cue: RegExp, text: string, rules: readonly Rule[]): string {
  return cue.test(text) ? applyRules(text, rules) : text;
}
