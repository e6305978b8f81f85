import type { CopySpan } from '../types.ts';
import { SHINGLE, type Shingled } from './shingles.ts';

interface Tile {
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
}

/** `last` is lent by the caller, filled with -1, and must be given back with `forget`. */
export function placesOf(text: Shingled, last: Int32Array): Places {
  const earlier = new Int32Array(text.shingles.length);
  text.shingles.forEach((number, at) => {
    earlier[at] = last[number] ?? -1;
    last[number] = at;
  });
  return { text, last, earlier };
}

export function forget({ text, last }: Places): void {
  for (const number of text.shingles) last[number] = -1;
}

function matches(places: Places, other: Shingled): Tile[] {
  const one = places.text.shingles;
  const two = other.shingles;
  const found: Tile[] = [];
  for (let b = 0; b < two.length; b += 1) {
    for (let a = places.last[two[b] ?? 0] ?? -1; a >= 0; a = places.earlier[a] ?? -1) {
      // Only where a match begins: its later shingles belong to the same one.
      if (a > 0 && b > 0 && one[a - 1] === two[b - 1]) continue;
      let run = 1;
      while (a + run < one.length && one[a + run] === two[b + run]) run += 1;
      found.push({ a, b, length: run + SHINGLE - 1 });
    }
  }
  return found;
}

function freeParts(tile: Tile, usedA: Uint8Array, usedB: Uint8Array): Tile[] {
  const parts: Tile[] = [];
  let run = 0;
  for (let i = 0; i <= tile.length; i += 1) {
    const free = i < tile.length && !usedA[tile.a + i] && !usedB[tile.b + i];
    if (free) run += 1;
    else {
      if (run > 0) parts.push({ a: tile.a + i - run, b: tile.b + i - run, length: run });
      run = 0;
    }
  }
  return parts;
}

/**
 * What two texts share, by greedy string tiling: the longest common stretch first, no character used twice, stretches of
 * at least `minimum` characters (UTF-16, white space counted) on both sides. In order of appearance in the first text,
 * which is the one `places` was built of. Swapping the texts swaps the spans and changes nothing else.
 */
export function tile(places: Places, b: Shingled, minimum: number): CopySpan[] {
  const a = places.text;
  const span = ({ a: atA, b: atB, length }: Tile): CopySpan => ({
    aStart: a.offsets[atA] ?? 0,
    aEnd: (a.offsets[atA + length - 1] ?? 0) + 1,
    bStart: b.offsets[atB] ?? 0,
    bEnd: (b.offsets[atB + length - 1] ?? 0) + 1,
  });
  const longEnough = (part: Tile) => {
    const { aStart, aEnd, bStart, bEnd } = span(part);
    return aEnd - aStart >= minimum && bEnd - bStart >= minimum;
  };
  // Ties are broken from the same side whichever text comes first.
  const turned = a.letters > b.letters;
  const byLength = (one: Tile, two: Tile) =>
    two.length - one.length || (turned ? one.b - two.b || one.a - two.a : one.a - two.a || one.b - two.b);
  const waiting = matches(places, b).filter(longEnough).sort(byLength);
  if (waiting.length === 0) return [];
  const usedA = new Uint8Array(a.letters.length);
  const usedB = new Uint8Array(b.letters.length);
  const spans: CopySpan[] = [];
  for (let best = waiting.shift(); best; best = waiting.shift()) {
    const parts = freeParts(best, usedA, usedB);
    if (parts.length === 1 && parts[0]?.length === best.length) {
      usedA.fill(1, best.a, best.a + best.length);
      usedB.fill(1, best.b, best.b + best.length);
      spans.push(span(best));
    } else {
      const left = parts.filter(longEnough);
      if (left.length === 0) continue;
      waiting.push(...left);
      waiting.sort(byLength);
    }
  }
  return spans.sort((one, two) => one.aStart - two.aStart);
}
