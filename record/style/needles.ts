/**
 * Strings of which at least one stands in every text that a pattern matches, read off the pattern: looking for a few
 * letters costs a tenth of a pattern with lookbehinds, and a sentence passes some four hundred of them.
 */
interface Needles {
  texts: readonly string[];
  /** How often one of them may be expected in a text. */
  often: number;
}

/**
 * What is known of the texts that a piece of a pattern matches: each a set of which one member is true of the text.
 * Where all is known of a piece, the first three are one and the same array, and what follows from it is made once.
 */
interface Part {
  /** All it can match, or null where that is not known. */
  whole: readonly string[] | null;
  /** What it begins and ends with; the empty string where that is not known. */
  start: readonly string[];
  end: readonly string[];
  /** What stands in it or beside it. */
  inside: Needles | null;
}

/** More than these in one set and the pattern itself is as quick. */
const MOST = 48;

/** Stand before and behind the text that needles are looked for in, for the ^ and the $ of a pattern. */
const START = '\u0002';
const END = '\u0003';

/** The text as needles are looked for in it. */
export const framed = (text: string): string => START + text + END;

const OPEN: readonly string[] = [''];
const UNKNOWN: Part = { whole: null, start: OPEN, end: OPEN, inside: null };
const NOTHING: Part = { whole: OPEN, start: OPEN, end: OPEN, inside: null };

function exactly(texts: readonly string[]): Part {
  return texts.length > MOST ? UNKNOWN : { whole: texts, start: texts, end: texts, inside: telling(texts) };
}

/** Letters of particles and endings, and the space: nearly every sentence has them. */
const EVERYWHERE = new Set(
  Array.from(`${START}${END} 이가은는을를의에다요음함고서지도로하습니어있았했었한해`, (letter) =>
    letter.charCodeAt(0),
  ),
);

/** A set that says something: an empty string stands in every text, and so do its two ends. */
function telling(texts: readonly string[] | null): Needles | null {
  if (!texts || texts.length > MOST) return null;
  let often = 0;
  for (const text of texts) {
    if (text === '' || text === START || text === END) return null;
    let each = 1;
    for (let at = 0; at < text.length; at += 1) each *= EVERYWHERE.has(text.charCodeAt(at)) ? 0.2 : 0.01;
    often += each;
  }
  return { texts, often };
}

function rarer(one: Needles | null, other: Needles | null): Needles | null {
  if (!one || !other) return one ?? other;
  return other.often < one.often ? other : one;
}

const isOpen = (texts: readonly string[]) => texts.length === 1 && texts[0] === '';

/** Each of the first with each of the second behind it, or null where these are too many. */
function joined(first: readonly string[], second: readonly string[]): readonly string[] | null {
  if (isOpen(first)) return second;
  if (isOpen(second)) return first;
  if (first.length * second.length > MOST) return null;
  const all: string[] = [];
  for (const head of first) for (const tail of second) all.push(head + tail);
  return first.length > 1 && second.length > 1 ? [...new Set(all)] : all;
}

/** The parts one behind the other. */
function inSequence(first: Part, second: Part): Part {
  if (first === NOTHING) return second;
  const seam = joined(first.end, second.start);
  const before = first.whole === first.end ? seam : first.whole && joined(first.whole, second.start);
  const behind = second.whole === second.start ? seam : second.whole && joined(first.end, second.whole);
  const isPlain = first.whole === first.end && second.whole === second.start;
  return {
    whole: isPlain ? seam : first.whole && second.whole && joined(first.whole, second.whole),
    start: before ?? first.start,
    end: behind ?? second.end,
    inside: rarer(rarer(first.inside, second.inside), telling(seam)),
  };
}

/** What a lookahead asks of the text behind the first part; it takes nothing of it. */
function lookingAhead(first: Part, seen: Part): Part {
  const seam = telling(joined(first.end, seen.start));
  return { ...first, inside: rarer(rarer(first.inside, seen.inside), seam) };
}

/** What a lookbehind asks of the text before; behind nothing else it tells what stands before the next part. */
function lookingBack(first: Part, seen: Part): Part {
  const inside = rarer(first.inside, seen.inside);
  return first === NOTHING ? { whole: OPEN, start: OPEN, end: seen.end, inside } : { ...first, inside };
}

/** What one of the parts has to say, each read in the same way, or null where one says nothing or they are too many. */
function union(
  parts: readonly Part[],
  read: (part: Part) => readonly string[] | null | undefined,
): readonly string[] | null {
  const all = new Set<string>();
  for (const part of parts) {
    const texts = read(part);
    if (!texts || all.size > MOST) return null;
    for (const text of texts) all.add(text);
  }
  return all.size > MOST ? null : [...all];
}

function eitherOf(parts: readonly Part[]): Part {
  if (parts.length === 1 && parts[0]) return parts[0];
  const whole = union(parts, (part) => part.whole);
  if (whole && parts.every((part) => part.whole === part.start && part.whole === part.end))
    return exactly(whole);
  return {
    whole,
    start: union(parts, (part) => (part.start.includes('') ? null : part.start)) ?? OPEN,
    end: union(parts, (part) => (part.end.includes('') ? null : part.end)) ?? OPEN,
    inside: telling(union(parts, (part) => part.inside?.texts)),
  };
}

/** Of the framed text the ends are letters that no piece takes. */
const AT_START: Part = { ...NOTHING, end: [START] };
const AT_END: Part = { ...NOTHING, start: [END] };

/** The part as often as the quantifier has it. */
function repeated(part: Part, quantifier: string): Part {
  if (quantifier === '') return part;
  if (quantifier.startsWith('?') && part.whole) return exactly([...new Set(['', ...part.whole])]);
  if (/^(?:[?*]|\{0)/.test(quantifier)) return UNKNOWN;
  return { ...part, whole: null };
}

/** A class of letters that are few and written out. */
function ofClass(inner: string): Part {
  return inner.length <= 40 && /^[가-힣ㄱ-ㅣA-Za-z0-9 ]+$/.test(inner) ? exactly([...inner]) : UNKNOWN;
}

const DIGITS = exactly([...'0123456789']);

/** The letters that an escape stands for: \. and \u0000 for one, \d for ten; \s for too many. */
function ofEscape(escape: string): Part {
  if (escape === '\\d') return DIGITS;
  const code = /^\\u([0-9a-f]{4})$/i.exec(escape)?.[1];
  if (code) return exactly([String.fromCharCode(Number.parseInt(code, 16))]);
  return /^\\[^\w\s]$/.test(escape) ? exactly([escape.slice(1)]) : UNKNOWN;
}

/** Reads a pattern from its beginning; `at` is how far it has come. */
class Reader {
  private at = 0;

  constructor(private readonly source: string) {}

  alternatives(): Part {
    const parts = [this.sequence()];
    while (this.source[this.at] === '|') {
      this.at += 1;
      parts.push(this.sequence());
    }
    return eitherOf(parts);
  }

  /** What the pattern, which has to be sticky, finds where the reader stands. */
  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private sequence(): Part {
    let part = NOTHING;
    for (;;) {
      const letter = this.source[this.at];
      if (letter === undefined || letter === '|' || letter === ')') return part;
      if (letter === '(') {
        const opening = this.take(/\((?:\?(?::|<?[=!]|<\w+>))?/y);
        const seen = this.alternatives();
        this.at += 1;
        if (opening.endsWith('!')) continue;
        if (opening === '(?=') part = lookingAhead(part, seen);
        else if (opening === '(?<=') part = lookingBack(part, seen);
        else part = inSequence(part, repeated(seen, this.quantifier()));
        continue;
      }
      const letters = this.letters(letter);
      if (letters) part = inSequence(part, repeated(letters, this.quantifier()));
    }
  }

  /** One class, one escape, or letters that stand for themselves; null for what stands between letters. */
  private letters(letter: string): Part | null {
    if (letter === '[') return ofClass(this.take(/\[(?:\\.|[^\]\\])*\]/y).slice(1, -1));
    if (letter === '^' || letter === '$') this.at += 1;
    if (letter === '^') return AT_START;
    if (letter === '$') return AT_END;
    if (letter === '\\' && this.take(/\\[bB]/y)) return null;
    if (letter === '\\') return ofEscape(this.take(/\\(?:u\{[^}]*\}|u....|x..|[pPk][{<][^}>]*[}>]|.)/sy));
    const found = this.take(/(?:[^\\[\](){}|?*+.^$](?![?*+{]))+/y) || this.take(/./suy);
    return found === '.' ? UNKNOWN : exactly([found]);
  }

  private quantifier(): string {
    if (!/[?*+{]/.test(this.source[this.at] ?? '')) return '';
    return this.take(/(?:[?*+]|\{\d+(?:,\d*)?\})\??/y);
  }
}

/** The needles of a pattern, or null where none can be told. */
export function needlesOf(pattern: RegExp): readonly string[] | null {
  if (/[imv]/.test(pattern.flags)) return null;
  return new Reader(pattern.source).alternatives().inside?.texts ?? null;
}
