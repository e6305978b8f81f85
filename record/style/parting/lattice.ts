import { rolesAfter } from './following.ts';
import {
  ADVERB,
  BARE,
  COUNT,
  DETERMINER,
  FIRST_OF_TWO,
  GOING,
  JOINING,
  MARKED,
  MODIFIER,
  OBJECT,
  type Piece,
  readings,
  UNLISTED,
} from './readings.ts';

const LONGEST_PIECE = 12;
/** A piece of one letter is less to be believed. */
const SHORT = 1.4;
/** A word that no list has, even less. */
const UNSURE = 3;

interface Way {
  cost: number;
  pieces: string[];
}

const FIRST =
  ADVERB | MARKED | BARE | JOINING | MODIFIER | DETERMINER | COUNT | UNLISTED | GOING | FIRST_OF_TWO;
/** Adverbs of one letter: a word behind them has to come. */
const HANGING = /^[안못잘더덜다꼭왜또딱쭉첨꽉꾹푹확쓱툭뚝싹쫙]$/;
const LAST = ~(GOING | DETERMINER | COUNT | UNLISTED | OBJECT);

/** The word in the fewest pieces that may follow each other, or null where there is no such way. */
export function pieces(word: string): string[] | null {
  const best = new Map<string, Way | null>();
  const search = (before: Piece | null, from: number): Way | null => {
    if (from === word.length)
      return before && before.may & LAST && !HANGING.test(before.text) ? { cost: 0, pieces: [] } : null;
    const key = before ? `${before.text} ${before.may} ${from}` : '';
    const seen = best.get(key);
    if (seen !== undefined) return seen;
    let found: Way | null = null;
    const until = Math.min(before ? word.length : word.length - 1, from + LONGEST_PIECE);
    for (let to = from + 1; to <= until; to += 1) {
      const text = word.slice(from, to);
      const read = { text, may: readings(text) };
      const may = before ? rolesAfter(before, read, to === word.length) : read.may & FIRST;
      const rest = may ? search({ text, may }, to) : null;
      if (!rest) continue;
      const cost = rest.cost + (may === UNLISTED ? UNSURE : text.length > 1 ? 1 : SHORT);
      if (!found || cost < found.cost) found = { cost, pieces: [text, ...rest.pieces] };
    }
    best.set(key, found);
    return found;
  };
  return search(null, 0)?.pieces ?? null;
}
