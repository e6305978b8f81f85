import type { Provenance } from '../../../contract/provenance.ts';
import { type Candidate, candidatesOf, LEFT_OUT } from './candidates.ts';
import type { ProvenanceSource } from './provenance.ts';
import { endsAsRecord, type Standing } from './standing.ts';

/**
 * Where each sentence of a remark comes from. Only the draft's own provenance is stored; a sentence is known again by
 * its words wherever it stands, so it keeps its source when it is moved, left out and put back, or restored.
 */
export interface Origin {
  /** `draft`: as it was generated; `put`: from what the draft left out; `edited`: changed since; `hand`: the teacher's own. */
  kind: 'draft' | 'put' | 'edited' | 'hand';
  intent: string | null;
  sources: readonly ProvenanceSource[];
  /** Korean sentence: why a person should look at this one. */
  review?: string;
}

/** What could stand in the remark, perhaps once it is finished, and does not. */
export interface Spare {
  words: string;
  /** Korean sentence: why it is not there. */
  reason: string;
  sources: readonly ProvenanceSource[];
  standing: Standing;
  /** With what the finishing of it begins. */
  begun: string;
  /** Its words as the draft has them; null for the teacher's own, which has no source to keep. */
  raw: string | null;
}

export interface Origins {
  /** One for each sentence, in their order. */
  origins: Origin[];
  spares: Spare[];
}

/** Above this share of common letter pairs two sentences are one that was edited. */
const SAME_SENTENCE = 0.5;

function pairsOf(words: string): Map<string, number> {
  const letters = words.replace(/[^\p{L}\p{N}]/gu, '');
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < letters.length; at += 1) {
    const pair = letters.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** From 0 to 1: the share of letter pairs that two sentences have in common (Dice's coefficient). */
export function likeness(a: string, b: string): number {
  const [left, right] = [pairsOf(a), pairsOf(b)];
  let common = 0;
  let all = 0;
  for (const [pair, count] of left) {
    common += Math.min(count, right.get(pair) ?? 0);
    all += count;
  }
  for (const count of right.values()) all += count;
  return all === 0 ? 0 : (2 * common) / all;
}

const KINDS = { sentence: 'draft', dropped: 'put', finished: 'edited' } as const;

function removedByHand(words: string): Spare {
  return { words, reason: LEFT_OUT, sources: [], standing: 'whole', begun: words, raw: null };
}

function originFrom(candidate: Candidate, kind: Origin['kind']): Origin {
  const { intent, sources, review } = candidate;
  return { kind, intent, sources, ...(review === undefined || kind === 'edited' ? {} : { review }) };
}

/** Which of the candidates a sentence has claimed: with what was made of one, that one, too. */
class Claims {
  private readonly used = new Set<Candidate>();
  has(one: Candidate): boolean {
    return this.used.has(one);
  }
  add(one: Candidate): void {
    this.used.add(one);
    if (one.of) this.used.add(one.of);
  }
}

/** A sentence that lacks its end is open there: whoever finishes it types on. */
const beginningOf = (words: string) => (endsAsRecord(words) ? words : words.replace(/[\s.]+$/u, ''));

/** What nothing in the remark comes from. What was taken out as the teacher had finished it waits in those words. */
function sparesOf(
  free: readonly Candidate[],
  made: readonly Candidate[],
  removed: readonly string[],
): Spare[] {
  return free.map((one) => {
    const { reason, sources, standing, raw } = one;
    const last = made.findLast(({ of }) => of === one)?.words;
    const spare = { sources, raw, begun: last ?? beginningOf(one.words) };
    return last !== undefined && removed.includes(last)
      ? { ...spare, words: last, reason: LEFT_OUT, standing: 'whole' }
      : // A note waits as it was written: its reading is what the finishing begins with.
        { ...spare, words: standing === 'whole' ? one.words : raw, reason, standing };
  });
}

/** `sentences` are the words of each sentence; `removed` what was taken out by hand in this visit, the newest last. */
export function originsOf(
  sentences: readonly string[],
  provenance: Provenance | null,
  removed: readonly string[] = [],
): Origins {
  const origins: (Origin | null)[] = sentences.map(() => null);
  const all = provenance ? candidatesOf(provenance) : [];
  const list = all.filter((one) => one.standing !== 'nothing');
  const used = new Claims();

  // Word for word, each as often as it was written.
  const claimed = new Map<Candidate, number>();
  for (const [index, words] of sentences.entries()) {
    const found = list.find((one) => one.parts[claimed.get(one) ?? 0] === words);
    if (!found) continue;
    claimed.set(found, (claimed.get(found) ?? 0) + 1);
    used.add(found);
    origins[index] = originFrom(found, KINDS[found.from]);
  }
  // Two that read as one, because a mark between them is gone.
  for (const [index, words] of sentences.entries()) {
    if (origins[index]) continue;
    const found = list.filter((one) => !used.has(one) && words.includes(one.words.replace(/[.!?]+$/, '')));
    const inside = found.filter((one) => !one.of || !found.includes(one.of));
    if (inside.length < 2) continue;
    for (const one of inside) used.add(one);
    origins[index] = { kind: 'edited', intent: null, sources: inside.flatMap((one) => one.sources) };
  }
  // Changed words: the likest pair first.
  const likest = sentences
    .flatMap((words, index) =>
      origins[index]
        ? []
        : list.map((one) => ({ index, one, like: used.has(one) ? 0 : likeness(words, one.words) })),
    )
    .filter(({ like }) => like >= SAME_SENTENCE)
    .sort((a, b) => b.like - a.like);
  for (const { index, one } of likest) {
    if (origins[index] || used.has(one)) continue;
    used.add(one);
    origins[index] = originFrom(one, 'edited');
  }

  const spares = sparesOf(
    all.filter((one) => one.from !== 'finished' && !used.has(one)),
    all.filter((one) => one.from === 'finished'),
    removed,
  );
  const present = new Set([...sentences, ...spares.map((one) => one.words)]);
  return {
    origins: origins.map((origin) => origin ?? { kind: 'hand', intent: null, sources: [] }),
    spares: [...[...new Set(removed)].filter((words) => !present.has(words)).map(removedByHand), ...spares],
  };
}
