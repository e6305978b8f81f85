import type { CopySpan } from '../types.ts';
import { Effort } from './effort.ts';
import { commonRuns, type Places, type Tile } from './runs.ts';
import type { Shingled } from './shingles.ts';

/**
 * What one step of the comparison may cost for each letter of the two texts, and what even short texts may cost. Remarks
 * and answers take a few steps a letter; only texts made of repetition come near, and lose their shortest spans.
 */
const EFFORT_A_LETTER = 40;
const LEAST_EFFORT = 25_000;

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

/** Tiles by length: what is cut off a tile is shorter, so it joins a list that has not been opened yet. */
class Waiting {
  private readonly byLength = new Map<number, Tile[]>();
  private longest = 0;

  add(tile: Tile): void {
    const same = this.byLength.get(tile.length);
    if (same) same.push(tile);
    else this.byLength.set(tile.length, [tile]);
    this.longest = Math.max(this.longest, tile.length);
  }

  /** All the tiles that wait, the longest first, those of one length in the order of `compare`. */
  *longestFirst(compare: (one: Tile, two: Tile) => number): Generator<Tile> {
    for (let length = this.longest; length > 0; length -= 1) {
      const same = this.byLength.get(length);
      if (!same) continue;
      yield* same.sort(compare);
      this.byLength.delete(length);
    }
  }
}

/** The work of one comparison, for tests that measure it. */
export interface Work {
  steps: number;
}

/**
 * What two texts share, by greedy string tiling: the longest common stretch first, no character used twice, stretches of
 * at least `minimum` characters (UTF-16, white space counted) on both sides. In order of appearance in the first text,
 * which is the one `places` was built of. Swapping the texts swaps the spans and changes nothing else, unless endless
 * repetition uses up the effort. Takes time in proportion to the texts; `work` is told how many steps.
 */
export function tile(places: Places, b: Shingled, minimum: number, work?: Work): CopySpan[] {
  const a = places.text;
  const most = LEAST_EFFORT + EFFORT_A_LETTER * (a.letters.length + b.letters.length);
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
  const byPlace = (one: Tile, two: Tile) =>
    turned ? one.b - two.b || one.a - two.a : one.a - two.a || one.b - two.b;
  const finding = new Effort(most);
  const laying = new Effort(most);
  const waiting = new Waiting();
  for (const run of commonRuns(places, b, finding)) if (longEnough(run)) waiting.add(run);
  const usedA = new Uint8Array(a.letters.length);
  const usedB = new Uint8Array(b.letters.length);
  const spans: CopySpan[] = [];
  for (const best of waiting.longestFirst(byPlace)) {
    if (!laying.spend(best.length)) break;
    const parts = freeParts(best, usedA, usedB);
    if (parts.length === 1 && parts[0]?.length === best.length) {
      usedA.fill(1, best.a, best.a + best.length);
      usedB.fill(1, best.b, best.b + best.length);
      spans.push(span(best));
    } else for (const part of parts.filter(longEnough)) waiting.add(part);
  }
  if (work) work.steps += finding.spent + laying.spent;
  return spans.sort((one, two) => one.aStart - two.aStart);
}
