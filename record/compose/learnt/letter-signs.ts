/** What hides words from whoever reads letters: joiners and fillers without a shape. */
const SHAPELESS = /[\p{Cf}\u115f\u1160\u3164]/gu;
/** Letters that a word is known by, whatever its ending. */
const START = 3;

/** One writing for what looks alike: full-width letters, capitals, any figure. */
export function evened(text: string): string {
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
  const text = `^${evened(sentence)}$`;
  const signs = new Set<string>();
  for (const length of [2, 3])
    for (let at = 0; at + length <= text.length; at += 1) signs.add(text.slice(at, at + length));
  for (const word of text.slice(1, -1).split(' ')) signs.add(`word ${word.slice(0, START)}`);
  return [...signs];
}

/** In fewer letters nobody says anything. */
const SHORTEST = 6;
/** UTF-16 units that are read at once, and how far it is to the next of them: nothing hides behind a long lesson. */
const WINDOW = 300;
const STEP = 200;
const ENDS = ['.', '!', '?', '。', '…', '\n', '⏎'];
/** An end with or without a space behind it; no decimal point. */
const END = /(?<=[!?。…])\s*|(?<=(?:[가-힣)\]"'”’]|\s)\.)\s*|(?<=\.)\s+|\n+|⏎/;

function windowsOf(sentence: string): string[] {
  if (sentence.length <= WINDOW) return [sentence];
  const count = Math.ceil((sentence.length - WINDOW) / STEP) + 1;
  return Array.from({ length: count }, (_, at) => sentence.slice(at * STEP, at * STEP + WINDOW));
}

/** The sentences of a text, each of a length that says something; a long one in pieces that overlap. */
export const sentencesOf = (text: string): string[] =>
  (ENDS.some((end) => text.includes(end)) ? text.split(END) : [text])
    .filter(({ length }) => length >= SHORTEST)
    .flatMap(windowsOf);
