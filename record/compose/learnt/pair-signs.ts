import { CALLS } from '../arranging/grounds.ts';
import { HEAD } from '../arranging/said-nouns.ts';
import { factsOf } from '../likeness/fact-words.ts';
import type { Line } from './line.ts';
import { signsOf, step } from './signs.ts';

/** Of a sentence and one before it: the signs that the one needs the other. */
export interface Pair {
  line: Line;
  before: Line;
  signs: string[];
}

/** What the words of a sheet's sentences are and where each was first and last said. */
interface Said {
  words: ReadonlySet<string>;
  head: ReadonlySet<string>;
  signs: readonly string[];
  /** What came of it is told after it. */
  calls: boolean;
}

/** Sentences that are looked back on: a sheet that a student fills has no more. */
const MOST_BEFORE = 100;

/** How far apart two sentences stand; `between`: sentences between them. */
function apart(line: Line, before: Line, between: number): string {
  if (line.answer !== before.answer) return between === 0 ? 'edge' : 'other';
  return between === 0 ? 'next' : between === 1 ? 'near' : 'far';
}

/** How the sentence's own signs count: beside its neighbour, or with words in common. */
function beside(place: string, common: number): string | null {
  if (place === 'next') return 'next';
  if (common > 0) return place === 'other' || place === 'edge' ? 'word of another' : 'word of this';
  return place === 'near' ? 'near' : null;
}

/** Every sentence of the sheet that may be told with the sentences before it; `lesson`: words that every reader of the record knows. */
export function* pairsOf(lines: readonly Line[], lesson: ReadonlySet<string>): Generator<Pair> {
  const near = lines.filter((_, at) =>
    lines.slice(at, at + MOST_BEFORE + 1).some(({ unit }) => unit !== null),
  );
  const said = near.map(
    (line): Said => ({
      words: factsOf(line.text).words,
      head: factsOf(line.text.slice(0, HEAD)).words,
      // What was left out needs nothing any more.
      signs: line.unit === null ? [] : signsOf(line, lesson),
      calls: CALLS.test(line.text),
    }),
  );
  const first = new Map<string, number>();
  const last = new Map<string, number>();
  for (const [at, line] of near.entries()) {
    const { words, head, signs } = said[at] as Said;
    for (let other = line.unit === null ? at : Math.max(0, at - MOST_BEFORE); other < at; other += 1) {
      const before = near[other] as Line;
      const common = [...words].filter((word) => !lesson.has(word) && said[other]?.words.has(word));
      const introduced = common.filter((word) => first.get(word) === other);
      const early = introduced.filter((word) => head.has(word)).length;
      const latest = common.filter((word) => last.get(word) === other).length;
      const place = apart(line, before, at - other - 1);
      const own = beside(place, introduced.length + latest);
      yield {
        line,
        before,
        signs: [
          place,
          `${place}: introduces ${step(introduced.length, 1, 2, 3)}`,
          `${place}: early ${step(early, 1, 2)}`,
          `${place}: latest ${step(latest, 1, 2, 3)}`,
          ...(introduced.some((word) => word.startsWith('#')) ? ['figure'] : []),
          ...(before.opens ? [`${place}: opens`] : []),
          ...(said[other]?.calls ? [`${place === 'next' ? 'next' : 'apart'}: calls`] : []),
          ...(before.unit === null ? [`${place}: gone`] : []),
          ...(own === null ? [] : signs.map((sign) => `${own} | ${sign}`)),
        ],
      };
    }
    for (const word of words) {
      if (!first.has(word)) first.set(word, at);
      last.set(word, at);
    }
  }
}
