import { splitSentences } from '../../../record/sentences.ts';
import { toRecordStyle } from '../../../record/style/to-record-style.ts';
import type { Provenance } from '../../../contract/provenance.ts';
import type { ProvenanceSource } from './provenance.ts';

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

/** A sentence that could stand in the remark and does not. */
export interface Spare {
  words: string;
  /** Korean sentence: why it is not there. */
  reason: string;
  sources: readonly ProvenanceSource[];
}

export interface Origins {
  /** One for each sentence, in their order. */
  origins: Origin[];
  spares: Spare[];
}

interface Candidate {
  words: string;
  /** How `words` splits: a generated sentence may read as two. */
  parts: readonly string[];
  from: 'sentence' | 'dropped';
  intent: string | null;
  sources: readonly ProvenanceSource[];
  review?: string;
  reason: string;
}

/** Above this share of common letter pairs two sentences are one that was edited. */
const SAME_SENTENCE = 0.5;
export const LEFT_OUT = '교사가 뺀 문장입니다.';

/** What the student wrote, as it may stand in a record; as it is where the engine finds nothing to keep. */
function inRecordStyle(raw: string): string {
  const style = toRecordStyle(raw);
  return 'dropped' in style ? raw : style.text;
}

function candidatesOf(provenance: Provenance): Candidate[] {
  const parts = (words: string) => splitSentences(words).map((part) => part.text);
  return [
    ...provenance.sentences.map(
      ({ text, intent, sources, review }): Candidate => ({
        ...{ words: text.trim(), parts: parts(text), from: 'sentence', intent, sources, reason: LEFT_OUT },
        ...(review === undefined ? {} : { review }),
      }),
    ),
    ...provenance.dropped.map(({ text, reason, source, told }): Candidate => {
      const words = told ?? inRecordStyle(text);
      return { words, parts: parts(words), from: 'dropped', intent: null, sources: [source], reason };
    }),
  ].filter((candidate) => candidate.words !== '');
}

const known = new WeakMap<Provenance, Candidate[]>();
/** Putting sentences into record style is not for every keystroke. */
function candidates(provenance: Provenance): Candidate[] {
  const list = known.get(provenance) ?? candidatesOf(provenance);
  known.set(provenance, list);
  return list;
}

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

function originFrom(candidate: Candidate, kind: Origin['kind']): Origin {
  const { intent, sources, review } = candidate;
  return { kind, intent, sources, ...(review === undefined || kind === 'edited' ? {} : { review }) };
}

/** `sentences` are the words of each sentence; `removed` what was taken out by hand in this visit, the newest last. */
export function originsOf(
  sentences: readonly string[],
  provenance: Provenance | null,
  removed: readonly string[] = [],
): Origins {
  const origins: (Origin | null)[] = sentences.map(() => null);
  const list = provenance ? candidates(provenance) : [];
  const used = new Set<Candidate>();

  // Word for word, each as often as it was written.
  const claimed = new Map<Candidate, number>();
  for (const [index, words] of sentences.entries()) {
    const found = list.find((one) => one.parts[claimed.get(one) ?? 0] === words);
    if (!found) continue;
    claimed.set(found, (claimed.get(found) ?? 0) + 1);
    used.add(found);
    origins[index] = originFrom(found, found.from === 'sentence' ? 'draft' : 'put');
  }
  // Two that read as one, because a mark between them is gone.
  for (const [index, words] of sentences.entries()) {
    if (origins[index]) continue;
    const inside = list.filter((one) => !used.has(one) && words.includes(one.words.replace(/[.!?]+$/, '')));
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

  const free = list.filter((one) => !used.has(one));
  const present = new Set([...sentences, ...free.map((one) => one.words)]);
  return {
    origins: origins.map((origin) => origin ?? { kind: 'hand', intent: null, sources: [] }),
    spares: [
      ...[...new Set(removed)]
        .filter((words) => !present.has(words))
        .map((words) => ({ words, reason: LEFT_OUT, sources: [] })),
      ...free.map(({ words, reason, sources }) => ({ words, reason, sources })),
    ],
  };
}
