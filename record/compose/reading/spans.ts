import { factsOf } from '../likeness/fact-words.ts';

/** Where a part of what was written stands in it. */
export interface Span {
  start: number;
  end: number;
}

/** Words compared with each other in all; beyond it parts share their source. */
const MOST_COMPARED = 4000;
/** What a sentence begins with that takes up the one before. */
const TURNS =
  /^(?:그래서|근데|그런데|그래도|그리고|그치만|하지만|그러나|그랬더니|그다음|다음|앞으로|나중|이제|저는|나는|또)/;
const ENDS = /[다요음함됨임짐봄씀][.!?~,;ㅋㅎㅠㅜ^\s]*$/;
/** What a cut behind an ending, and one before a turn, is worth beside the words. */
const LIKELY = 0.5;

function keysOf(text: string): ReadonlySet<string> {
  const { words } = factsOf(text);
  return words.size > 0 ? words : new Set([text.slice(0, 2)]);
}

/**
 * Where in `raw` each of several parts stands that it was told as: the cuts between words by which the most words of
 * each part lie in its own span. The spans follow each other and leave out nothing but spaces; null where there are
 * fewer words than parts.
 */
export function spansOf(raw: string, parts: readonly string[]): Span[] | null {
  const words = [...raw.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
  if (words.length < parts.length || words.length * parts.length > MOST_COMPARED) return null;
  const told = parts.map(keysOf);
  const keys = words.map(({ text }) => [...keysOf(text)]);
  const held = (word: number, part: number) =>
    (keys[word] ?? []).some((key) => told[part]?.has(key)) ? 1 : 0;
  const worth = (word: number) =>
    (ENDS.test(words[word - 1]?.text ?? '') ? LIKELY : 0) +
    (TURNS.test(words[word]?.text ?? '') ? LIKELY : 0);
  // best[part][word]: the most that the first `part + 1` parts hold of the words before `word`.
  const best: number[][] = [];
  const from: number[][] = [];
  for (const part of parts.keys()) {
    const row = new Array<number>(words.length + 1).fill(Number.NEGATIVE_INFINITY);
    const cut = new Array<number>(words.length + 1).fill(0);
    for (let start = part; start < words.length; start += 1) {
      let value =
        part === 0
          ? start === 0
            ? 0
            : Number.NEGATIVE_INFINITY
          : (best[part - 1]?.[start] ?? 0) + worth(start);
      for (let end = start + 1; end <= words.length; end += 1) {
        value += held(end - 1, part);
        if (value > (row[end] as number)) {
          row[end] = value;
          cut[end] = start;
        }
      }
    }
    best.push(row);
    from.push(cut);
  }
  const spans: Span[] = [];
  let end = words.length;
  for (let part = parts.length - 1; part >= 0; part -= 1) {
    const start = from[part]?.[end] ?? 0;
    spans.unshift({ start: words[start]?.start ?? 0, end: words[end - 1]?.end ?? raw.length });
    end = start;
  }
  return spans;
}
