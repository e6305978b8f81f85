import { evened } from './letter-signs.ts';

/**
 * What kinds of words a sentence has and how they are said. Letters know only words that somebody wrote before; a kind stands for
 * hundreds of words, so that what was learnt of one illness holds for another (decision 0040).
 */

/** Words of each kind, set apart by spaces; a kind is one capital letter or figure, which an evened text does not have. */
export type Kinds = Readonly<Record<string, string>>;

export interface Lexicon {
  kindOf: ReadonlyMap<string, { kind: string; inside: boolean }>;
  /** How long the words are that begin with a letter, the longest first. */
  lengthsOf: ReadonlyMap<string, readonly number[]>;
  /** The kinds that matter wherever they stand. */
  grave: ReadonlySet<string>;
}

/** From so many letters on a word counts inside another as well: 가정폭력 in 상습가정폭력, but 술 not in 미술. */
const LONG = 3;
/** Stands for any of the grave kinds. */
const ANY = '※';

/** Reads words as they are listed: `_` is a space, `~` before a short one says that it counts inside another. */
export function lexiconOf(kinds: Kinds, grave: string): Lexicon {
  const kindOf = new Map<string, { kind: string; inside: boolean }>();
  const lengthsOf = new Map<string, number[]>();
  for (const [kind, words] of Object.entries(kinds))
    for (const listed of words.split(/\s+/).filter(Boolean)) {
      const word = listed.replace(/^~/, '').replaceAll('_', ' ');
      if (kindOf.has(word)) continue;
      kindOf.set(word, { kind, inside: listed.startsWith('~') || word.length >= LONG });
      const lengths = lengthsOf.get(word.charAt(0)) ?? [];
      if (!lengths.includes(word.length)) lengths.push(word.length);
      lengthsOf.set(word.charAt(0), lengths);
    }
  for (const lengths of lengthsOf.values()) lengths.sort((a, b) => b - a);
  return { kindOf, lengthsOf, grave: new Set(grave) };
}

const LETTER = /[가-힣a-z]/;

/** A text with its kind instead of every word of the lexicon, the longest first. */
export function abstracted(text: string, { kindOf, lengthsOf }: Lexicon): string {
  let told = '';
  for (let at = 0; at < text.length; ) {
    const begins = at === 0 || !LETTER.test(text.charAt(at - 1));
    const length = lengthsOf.get(text.charAt(at))?.find((long) => {
      const found = kindOf.get(text.slice(at, at + long));
      return found !== undefined && (begins || found.inside);
    });
    told += length === undefined ? text.charAt(at) : kindOf.get(text.slice(at, at + length))?.kind;
    at += length ?? 1;
  }
  return told;
}

const KIND = /[A-Z1-9]/;
const ANY_KIND = new RegExp(ANY);
const SHORTEST_RUN = 2;
const LONGEST_RUN = 4;
const MANY = 3;

function addRuns(signs: Set<string>, text: string, kind: RegExp): void {
  for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length += 1)
    for (let at = 0; at + length <= text.length; at += 1) {
      const run = text.slice(at, at + length);
      if (kind.test(run)) signs.add(`: ${run}`);
    }
}

/** The signs of a sentence's kinds: which it has and in what order, how many are grave, and the letters around them. */
export function kindSigns(sentence: string, lexicon: Lexicon): string[] {
  const text = abstracted(`^${evened(sentence)}$`, lexicon);
  const signs = new Set<string>();
  const letters = [...text];
  addRuns(signs, text, KIND);
  addRuns(signs, letters.map((one) => (lexicon.grave.has(one) ? ANY : one)).join(''), ANY_KIND);
  const kinds = letters.filter((one) => KIND.test(one));
  signs.add(`grave ${Math.min(MANY, kinds.filter((kind) => lexicon.grave.has(kind)).length)}`);
  kinds.forEach((kind, at) => {
    signs.add(`has ${kind}`);
    for (const later of kinds.slice(at + 1)) signs.add(`${kind}>${later}`);
  });
  return [...signs];
}
