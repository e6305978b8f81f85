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

/** The signs that a sentence is meant for whoever writes: its runs of two and three UTF-16 units, and how its words begin. */
export function talkSigns(sentence: string): string[] {
  const text = `^${plainly(sentence)}$`;
  const signs = new Set<string>();
  for (const length of [2, 3])
    for (let at = 0; at + length <= text.length; at += 1) signs.add(text.slice(at, at + length));
  for (const word of text.slice(1, -1).split(' ')) signs.add(`word ${word.slice(0, START)}`);
  return [...signs];
}
