import { literal } from '../words.ts';

/** Words written one after another, separated by commas and line breaks; a data file stays readable that way. */
export function listed(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Regular-expression source: any of the words listed, in their order. */
export function either(text: string): string {
  return `(?:${listed(text).map(literal).join('|')})`;
}

/** Words with one and the same replacement. */
export interface Group {
  instead: string;
  words: readonly string[];
}

export function group(instead: string, text: string): Group {
  return { instead, words: listed(text) };
}
