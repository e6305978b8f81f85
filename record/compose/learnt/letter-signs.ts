import { chanceOf, type Weighing } from './chance.ts';

/** What hides words from whoever reads letters: joiners and fillers without a shape. */
const SHAPELESS = /[\p{Cf}\u115f\u1160\u3164]/gu;
/** Letters that a word is known by, whatever its ending. */
const START = 3;

/** One writing for what looks alike: full-width letters, capitals, any figure. */
export function plainly(text: string): string {
  return text
    .normalize('NFKC')
    .replace(SHAPELESS, '')
    .toLowerCase()
    .replace(/\d/g, '0')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The signs of what a sentence is about, whoever wrote it: its runs of two and three UTF-16 units, and how its words begin. */
export function letterSigns(sentence: string): string[] {
  const text = `^${plainly(sentence)}$`;
  const signs = new Set<string>();
  for (const length of [2, 3])
    for (let at = 0; at + length <= text.length; at += 1) signs.add(text.slice(at, at + length));
  for (const word of text.slice(1, -1).split(' ')) signs.add(`word ${word.slice(0, START)}`);
  return [...signs];
}

/** In fewer letters nobody says anything. */
const SHORTEST = 6;
/** Letters of a sentence that are read: whoever writes more says it at its beginning or in the next one. */
const LONGEST = 600;
const ENDS = ['.', '!', '?', '\n', '⏎'];

/** The sentences of a text, each of a length that says something. */
export const sentencesOf = (text: string): string[] =>
  (ENDS.some((end) => text.includes(end)) ? text.split(/(?<=[.!?])\s+|\n+|⏎/) : [text])
    .filter(({ length }) => length >= SHORTEST)
    .map((sentence) => sentence.slice(0, LONGEST));

/** The highest chance from 0 to 1 that any sentence of a text has by these weights; 0 where it has none. */
export const highestChance = (sentences: readonly string[], weighing: Weighing): number =>
  Math.max(0, ...sentences.map((sentence) => chanceOf(letterSigns(sentence), weighing)));
