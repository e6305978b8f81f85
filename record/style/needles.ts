/**
 * Strings of which at least one stands in every text that a pattern matches, read off the pattern: looking for a few
 * letters costs a tenth of a pattern with lookbehinds, and a sentence passes some four hundred of them.
 */
type Needles = readonly string[] | null;

/** More than these and the pattern itself is as quick. */
const MOST = 24;

/** The index behind the bracket that closes the one at `from`. */
function closingBracket(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    const char = source[at];
    if (char === '\\') at += 1;
    else if (char === '[') at = source.indexOf(']', at + 2);
    else if (char === '(') depth += 1;
    else if (char === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return source.length;
}

function alternatives(source: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at];
    if (char === '\\') at += 1;
    else if (char === '[') at = source.indexOf(']', at + 2);
    else if (char === '(') at = closingBracket(source, at) - 1;
    else if (char === '|') {
      parts.push(source.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, source.slice(start)];
}

function ofClass(inner: string): Needles {
  return inner.length <= 12 && /^[가-힣]+$/.test(inner) ? [...inner] : null;
}

/** Letters of particles and endings, and the space: nearly every sentence has them. */
const EVERYWHERE = new Set(' 이가은는을를의에다요음함고서지도로하습니어있했았었한해');
const telling = (needle: string) =>
  Array.from(needle, (letter) => (EVERYWHERE.has(letter) ? 0.2 : 1)).reduce((sum, each) => sum + each, 0);

/** How telling a set is: its least telling string counts. */
function weight(needles: readonly string[]): number {
  return Math.min(...needles.map(telling)) - needles.length / 100;
}

function ofSequence(source: string): Needles {
  let best: Needles = null;
  let run = '';
  const offer = (found: Needles) => {
    if (found && found.length <= MOST && (!best || weight(found) > weight(best))) best = found;
  };
  const endRun = () => {
    if (run) offer([run]);
    run = '';
  };
  for (let at = 0; at < source.length; ) {
    const char = source[at] ?? '';
    let end = at + 1;
    let found: Needles = null;
    if (char === '(') {
      end = closingBracket(source, at);
      const opening = /^\((?:\?(?::|<?[=!]))?/.exec(source.slice(at))?.[0] ?? '(';
      const inside = opening.endsWith('!')
        ? null
        : ofAlternatives(source.slice(at + opening.length, end - 1));
      // What is only looked at is needed as well.
      found = inside;
    } else if (char === '[') {
      end = source.indexOf(']', at + 2) + 1;
      found = ofClass(source.slice(at + 1, end - 1));
    } else if (char === '\\') {
      const escape =
        /^\\(?:u\{[^}]*\}|u....|x..|[pPk][{<][^}>]*[}>]|.)/s.exec(source.slice(at))?.[0] ?? '\\.';
      end = at + escape.length;
    }
    const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(end))?.[0] ?? '';
    const needed = quantifier === '' || quantifier.startsWith('+');
    if (/[가-힣ㄱ-ㅣA-Za-z ]/.test(char)) {
      if (needed) run += char;
      if (quantifier) endRun();
    } else {
      endRun();
      if (needed) offer(found);
    }
    at = end + quantifier.length;
  }
  endRun();
  return best;
}

function ofAlternatives(source: string): Needles {
  const all: string[] = [];
  for (const part of alternatives(source)) {
    const found = ofSequence(part);
    if (!found) return null;
    all.push(...found);
  }
  return all;
}

/** The needles of a pattern, or null where none can be told. */
export function needlesOf(pattern: RegExp): Needles {
  if (/[iv]/.test(pattern.flags)) return null;
  const found = ofAlternatives(pattern.source);
  return found && found.length <= MOST ? found : null;
}
