/** What every rule looks at: the text with its sentences and its quotations found once. */

export interface Range {
  start: number;
  end: number;
}

export interface Passage {
  text: string;
  /** Sentences without the white space around them, their closing mark included. */
  sentences: Range[];
  /** Quotations and titles, marks included: words in there are somebody else's. */
  quotes: Range[];
  /** Those quotations that are titles of works: by their brackets, or because they are read. */
  titles: Range[];
}

// Single straight marks count only at a word's edge, so that an apostrophe (don't, f') opens nothing. Bounded, so that marks
// which are never closed do not each look through the rest of the text.
const QUOTE =
  /“[^”\n]{0,800}”|‘[^’\n]{0,800}’|"[^"\n]{0,800}"|(?<![A-Za-z0-9가-힣])'[^'\n]{1,800}'|「[^」\n]{0,200}」|『[^』\n]{0,200}』|〈[^〉\n]{0,200}〉|《[^》\n]{0,200}》|<[가-힣][^<>\n]{0,200}>/g;

function findQuotes(text: string): Range[] {
  return [...text.matchAll(QUOTE)].map((m) => ({ start: m.index, end: m.index + m[0].length }));
}

const TITLE_BRACKET = /^[「『〈《<]/;
// '구글은 어떻게 일하는가'(에릭 슈미트)를 읽고: the author may stand between.
const READ =
  /^(?:\s?\([가-힣A-Za-z·,. ]{2,40}\)(?=[을를은]?\s?(?:읽|탐독|완독|정독)))?[을를은는의이가]?\s?(?:(?:책|도서|작품|소설|글|기사|저서)[을를은는의이가]?\s?)?(?:[가-힣]+\s)?(?:읽|탐독|완독|정독|독서|감상|서평|독후감|저자|책|도서)/;

function isTitle(text: string, { start, end }: Range): boolean {
  return (
    TITLE_BRACKET.test(text.slice(start, end)) ||
    READ.test(text.slice(end)) ||
    /(?:책|도서|저서|서적|소설|수필|자서전|평전)(?:인)?\s?$/.test(text.slice(Math.max(0, start - 6), start))
  );
}

/** The last of ordered, disjoint ranges that begins at or before an offset: found by halving, as a text may hold thousands. */
function lastFrom(ranges: readonly Range[], at: number): Range | undefined {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return ranges[low - 1];
}

function inside(ranges: readonly Range[], at: number): boolean {
  const range = lastFrom(ranges, at);
  return range !== undefined && at > range.start && at < range.end - 1;
}

// A full stop ends a sentence unless it stands in a number (7.0), after an initial (J.) or after a list number (1.).
function endsSentence(text: string, at: number, begin: number): boolean {
  const next = text[at + 1];
  if (next !== undefined && !/[\s"'”’)\]」』〉》가-힣]/.test(next)) return false;
  // Nothing further back is asked for.
  const head = text.slice(Math.max(begin, at - 8), at).trimStart();
  if (text[at] === '.' && /^(?:\d{1,2}|[A-Za-z])$/.test(head)) return false;
  return !(text[at] === '.' && /(?:^|[\s(])[A-Z]$/.test(head) && /^\s+[A-Z]/.test(text.slice(at + 1)));
}

function findSentences(text: string, quotes: readonly Range[]): Range[] {
  const sentences: Range[] = [];
  let begin = 0;
  const close = (end: number) => {
    const raw = text.slice(begin, end);
    const start = begin + raw.length - raw.trimStart().length;
    const stop = begin + raw.trimEnd().length;
    if (stop > start) sentences.push({ start, end: stop });
    begin = end;
  };
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i] ?? '';
    if (char === '\n' || char === '\r') close(i + 1);
    else if ('.?!。'.includes(char) && !inside(quotes, i) && endsSentence(text, i, begin)) {
      let end = i + 1;
      while (/[.?!"'”’)\]]/.test(text[end] ?? '')) end += 1;
      close(end);
      i = end - 1;
    }
  }
  close(text.length);
  return sentences;
}

/** The text with what every rule asks of it, read once. */
export function readPassage(text: string): Passage {
  const quotes = findQuotes(text);
  const titles = quotes.filter((quote) => isTitle(text, quote));
  return { text, quotes, titles, sentences: findSentences(text, quotes) };
}

export function isQuoted(passage: Passage, start: number): boolean {
  return inside(passage.quotes, start) || lastFrom(passage.quotes, start)?.start === start;
}

/** Whether a stretch lies within the title of a work. */
export function isInTitle({ titles }: Passage, { start, end }: Range): boolean {
  const title = lastFrom(titles, start);
  return title !== undefined && end <= title.end;
}

/** The sentence an offset stands in. */
export function sentenceAt({ sentences }: Passage, at: number): Range | undefined {
  const sentence = lastFrom(sentences, at);
  return sentence && at < sentence.end ? sentence : undefined;
}

/** No sentence of a record is longer; a text without full stops is looked at so far on either side and no farther. */
const REACH = 240;

/** What precedes and follows a stretch in its sentence. */
export function aroundIn(passage: Passage, start: number, end: number): { before: string; after: string } {
  const range = sentenceAt(passage, start) ?? { start, end };
  return {
    before: passage.text.slice(Math.max(range.start, start - REACH), start),
    after: passage.text.slice(end, Math.max(end, Math.min(range.end, end + REACH))),
  };
}
