import type { Effort } from './effort.ts';
import { SHINGLE, type Shingled } from './shingles.ts';

/** A stretch that two texts share, in letters without white space: where it begins in each, and how long it is. */
export interface Tile {
  a: number;
  b: number;
  length: number;
}

/** Where each shingle stands in one text; built once and asked for many others. */
export interface Places {
  text: Shingled;
  /** Last place of a shingle, by number; -1 where it does not occur. */
  last: Int32Array;
  /** The place before, by place; -1 at the first. */
  earlier: Int32Array;
  /** The first place of the same shingle, by place. */
  first: Int32Array;
}

/**
 * A shingle that occurs more often in a text is its filler (ㅋㅋㅋㅋㅋ, one sentence pasted again and again): all its places
 * against all of the other text would be as many as the square of its length.
 */
const OFTEN = 20;

/** `last` is lent by the caller, filled with -1, and must be given back with `forget`. */
export function placesOf(text: Shingled, last: Int32Array): Places {
  const earlier = new Int32Array(text.shingles.length);
  const first = new Int32Array(text.shingles.length);
  text.shingles.forEach((number, at) => {
    const before = last[number] ?? -1;
    earlier[at] = before;
    first[at] = before < 0 ? at : (first[before] ?? at);
    last[number] = at;
  });
  return { text, last, earlier, first };
}

export function forget({ text, last }: Places): void {
  for (const number of text.shingles) last[number] = -1;
}

/**
 * The longest common runs of two texts, each found from any of its shingles that is not filler. Filler is laid on filler
 * only first on first and last on last: that still finds all of a text that is nothing else. Because a run passes only
 * filler between two of its shingles, the letters looked at stay in proportion to the texts, and `effort` sees to the rest.
 */
export function commonRuns(places: Places, other: Shingled, effort: Effort): Tile[] {
  const one = places.text.shingles;
  const two = other.shingles;
  const found: Tile[] = [];
  // By how far the texts are moved against each other: up to where in the second one a run has been followed.
  const followed = new Int32Array(one.length + two.length);
  const follow = (a: number, b: number): boolean => {
    const shift = a - b + two.length;
    if (b < (followed[shift] ?? 0)) return effort.spend(1);
    let back = 0;
    while (a > back && b > back && one[a - back - 1] === two[b - back - 1]) back += 1;
    let ahead = 1;
    while (a + ahead < one.length && one[a + ahead] === two[b + ahead]) ahead += 1;
    followed[shift] = b + ahead;
    found.push({ a: a - back, b: b - back, length: back + ahead + SHINGLE - 1 });
    return effort.spend(back + ahead);
  };
  for (let b = 0; b < two.length; b += 1) {
    const last = places.last[two[b] ?? 0] ?? -1;
    if (last < 0) continue;
    const times = other.times[b] ?? 0;
    if ((places.text.times[last] ?? 0) > OFTEN || times > OFTEN) {
      const before = other.before[b] ?? 0;
      if (before === 0 && !follow(places.first[last] ?? last, b)) return found;
      if (before === times - 1 && !follow(last, b)) return found;
      continue;
    }
    for (let a = last; a >= 0; a = places.earlier[a] ?? -1) if (!follow(a, b)) return found;
  }
  return found;
}
