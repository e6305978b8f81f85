/**
 * Strings of which at least one stands in every text that a pattern matches, read off the pattern: looking for a few
 * letters costs a tenth of a pattern with lookbehinds, and a sentence passes some four hundred of them.
 */
type Needles = readonly string[] | null;

/** What is known of the texts that a piece of a pattern matches: each a set of which one member is true of the text. */
interface Part {
  /** All it can match, or null where that is not known. */
  whole: Needles;
  /** What it begins and ends with; the empty string where that is not known. */
  start: readonly string[];
  end: readonly string[];
  /** What stands in it or beside it. */
  inside: Needles;
}

/** More than these in one set and the pattern itself is as quick. */
const MOST = 48;

const UNKNOWN: Part = { whole: null, start: [''], end: [''], inside: null };
const NOTHING: Part = { whole: [''], start: [''], end: [''], inside: null };

function exactly(texts: readonly string[]): Part {
  return texts.length > MOST ? UNKNOWN : { whole: texts, start: texts, end: texts, inside: telling(texts) };
}

/** Letters of particles and endings, and the space: nearly every sentence has them. */
const EVERYWHERE = new Set(' 이가은는을를의에다요음함고서지도로하습니어있했았었한해');

/** How often one of the set may be expected in a text: nothing in it is always there. */
function frequency(needles: readonly string[]): number {
  let sum = 0;
  for (const needle of needles) {
    let each = 1;
    for (let at = 0; at < needle.length; at += 1) each *= EVERYWHERE.has(needle.charAt(at)) ? 0.2 : 0.01;
    sum += each;
  }
  return sum;
}

function rarer(one: Needles, other: Needles): Needles {
  if (!one || !other) return one ?? other;
  return frequency(other) < frequency(one) ? other : one;
}

const isOpen = (texts: readonly string[]) => texts.length === 1 && texts[0] === '';

/** Each of the first with each of the second behind it, or null where these are too many. */
function joined(first: readonly string[], second: readonly string[]): Needles {
  if (isOpen(first)) return second;
  if (isOpen(second)) return first;
  if (first.length * second.length > MOST) return null;
  return [...new Set(first.flatMap((head) => second.map((tail) => head + tail)))];
}

/** A set that says something: an empty string stands in every text. */
function telling(needles: Needles): Needles {
  return needles && needles.length <= MOST && !needles.includes('') ? needles : null;
}

/** The parts one behind the other. */
function inSequence(first: Part, second: Part): Part {
  const seam = telling(joined(first.end, second.start));
  return {
    whole: first.whole && second.whole && joined(first.whole, second.whole),
    start: (first.whole && joined(first.whole, second.start)) ?? first.start,
    end: (second.whole && joined(first.end, second.whole)) ?? second.end,
    inside: rarer(rarer(first.inside, second.inside), seam),
  };
}

/** What a lookahead asks of the text behind the first part; it takes nothing of it. */
function lookingAhead(first: Part, seen: Part): Part {
  const seam = telling(joined(first.end, seen.start));
  return { ...first, inside: rarer(rarer(first.inside, telling(seen.inside)), seam) };
}

/** What a lookbehind asks of the text before; behind nothing else it tells what stands before the next part. */
function lookingBack(first: Part, seen: Part): Part {
  const inside = rarer(first.inside, telling(seen.inside));
  return first === NOTHING ? { whole: null, start: [''], end: seen.end, inside } : { ...first, inside };
}

function union(sets: readonly Needles[]): Needles {
  const all = new Set<string>();
  for (const set of sets) {
    if (!set) return null;
    for (const text of set) all.add(text);
  }
  return all.size > MOST ? null : [...all];
}

function eitherOf(parts: readonly Part[]): Part {
  if (parts.length === 1 && parts[0]) return parts[0];
  return {
    whole: union(parts.map(({ whole }) => whole)),
    start: union(parts.map(({ start }) => start)) ?? [''],
    end: union(parts.map(({ end }) => end)) ?? [''],
    inside: union(parts.map(({ inside }) => telling(inside))),
  };
}

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

/** The letter that an escape stands for: \. and \u0000; \s and \d stand for many. */
function ofEscape(escape: string): Part {
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
    while (this.at < this.source.length && !/[|)]/.test(this.source[this.at] ?? '')) {
      const opening = this.take(/\((?:\?(?::|<?[=!]|<\w+>))?/y);
      if (opening) {
        const seen = this.alternatives();
        this.at += 1;
        if (opening.endsWith('!')) continue;
        if (opening === '(?=') part = lookingAhead(part, seen);
        else if (opening === '(?<=') part = lookingBack(part, seen);
        else part = inSequence(part, repeated(seen, this.quantifier()));
        continue;
      }
      const letters = this.letters();
      if (letters) part = inSequence(part, repeated(letters, this.quantifier()));
    }
    return part;
  }

  /** One class, one escape, or letters that stand for themselves; null for what stands between letters. */
  private letters(): Part | null {
    if (this.take(/[$^]|\\[bB]/y)) return null;
    const inner = this.take(/\[(?:\\.|[^\]\\])*\]/y);
    if (inner) return ofClass(inner.slice(1, -1));
    const escape = this.take(/\\(?:u\{[^}]*\}|u....|x..|[pPk][{<][^}>]*[}>]|.)/sy);
    if (escape) return ofEscape(escape);
    const letter = this.take(/(?:[^\\[\](){}|?*+.^$](?![?*+{]))+/y) || this.take(/./suy);
    return letter === '.' ? UNKNOWN : exactly([letter]);
  }

  private quantifier(): string {
    return this.take(/(?:[?*+]|\{\d+(?:,\d*)?\})\??/y);
  }
}

/** The needles of a pattern, or null where none can be told. */
export function needlesOf(pattern: RegExp): Needles {
  if (/[iv]/.test(pattern.flags)) return null;
  return telling(new Reader(pattern.source).alternatives().inside);
}
