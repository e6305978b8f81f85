import { letterPairs, wordStarts } from '../../record/compose/likeness/near-duplicates.ts';
import { toRecordStyle } from '../../record/index.ts';
import { figuresOf } from './figures.ts';
import type { Told } from './material.ts';

/** Share of a sentence's words that its sources must hold. */
const COVERED = 0.45;
/** Least shared words for one sentence to be another's source. */
const SHARED = 2;
/** Share of letter pairs above which two sentences say the same in the same words. */
const ALIKE = 0.5;
/** A record sentence may draw a few sentences together. */
const MOST_SOURCES = 4;

interface Indexed {
  told: Told;
  starts: Set<string>;
  pairs: Set<number>;
}

export interface Found {
  /** Best first. */
  sources: Told[];
  /** Whether they hold what the sentence says. */
  covered: boolean;
  /** A figure that stands in no answer and no observation. */
  inventedFigure: string | null;
}

/** Finds for sentences of a record where in the material they come from; built once for a reply. */
export class Sources {
  private readonly index: Indexed[];
  private readonly figures: Set<string>;

  /** @param known the lesson's own text, whose words and figures anybody may use */
  constructor(told: readonly Told[], known: string) {
    this.index = told.map((one) => {
      const style = toRecordStyle(one.text);
      const text = 'text' in style ? `${one.text} ${style.text}` : one.text;
      return { told: one, starts: wordStarts(text), pairs: letterPairs(text) };
    });
    this.figures = new Set(figuresOf([known, ...told.map(({ text }) => text)].join(' ')));
  }

  of(sentence: string): Found {
    const starts = wordStarts(sentence);
    const pairs = letterPairs(sentence);
    const ranked = this.index
      .map((one) => ({ one, shared: sharedOf(starts, one.starts), alike: shareOf(pairs, one.pairs) }))
      .filter(({ shared, alike }) => shared >= SHARED || alike >= ALIKE)
      .sort((a, b) => b.shared + b.alike * 4 - (a.shared + a.alike * 4));
    const sources: Told[] = [];
    const open = new Set(starts);
    let closest = 0;
    for (const { one, alike } of ranked) {
      if (sources.length >= MOST_SOURCES) break;
      const adds = [...open].filter((start) => one.starts.has(start));
      if (sources.length > 0 && adds.length === 0) continue;
      sources.push(one.told);
      closest = Math.max(closest, alike);
      for (const start of adds) open.delete(start);
    }
    const covered =
      sources.length > 0 && (closest >= ALIKE || (starts.size > 0 && 1 - open.size / starts.size >= COVERED));
    const invented = figuresOf(sentence).find((figure) => !this.figures.has(figure));
    return { sources, covered, inventedFigure: invented ?? null };
  }
}

function sharedOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const one of a) if (b.has(one)) shared += 1;
  return shared;
}

function shareOf(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  if (a.size === 0) return 0;
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return shared / a.size;
}
