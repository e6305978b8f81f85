import * as z from 'zod/mini';
import { id, LONG_TEXT, text } from './text.ts';

/** UTF-16 offsets into that very answer or observation, see record/types.ts; in a term remark also into a form's remark. */
export const source = z.object({
  kind: z.enum(['answer', 'observation', 'remark']),
  index: z.int(),
  start: z.int(),
  end: z.int(),
  /** In a term remark: the form whose answer or observation it is; absent: the remark's own sheet. */
  evaluation_id: z.optional(id),
});
export type Source = z.output<typeof source>;
/** Of one sentence that somebody sends: far above what any draft makes one of. */
const MAX_SOURCES = 50;
const intent = z.enum(['동기', '과정', '어려움과 해결', '협력', '배운 점', '확장·진로']);

/** A sentence that a teacher made of one that the draft told or left out; its sources stay that one's. */
export const finished = z.object({
  text: text(LONG_TEXT),
  /** The words of that one, as the draft has them. */
  of: text(LONG_TEXT),
  sources: z.array(source).check(z.maxLength(MAX_SOURCES)),
});
export type Finished = z.output<typeof finished>;

/** How the text came about, sentence by sentence. Null once somebody has written it by hand from nothing. */
export const provenance = z.object({
  writer: z.enum(['builtin', 'model']),
  /** The language model's name, where one wrote. */
  model: z.optional(z.string()),
  /** Korean sentence: why the built-in writer wrote although a model is configured. */
  fallback: z.optional(z.string()),
  sentences: z.array(
    z.object({
      text: z.string(),
      start: z.int(),
      end: z.int(),
      intent,
      sources: z.array(source),
      review: z.optional(z.string()),
    }),
  ),
  dropped: z.array(z.object({ text: z.string(), reason: z.string(), source, told: z.optional(z.string()) })),
  missing: z.array(intent),
  finished: z.optional(z.array(finished)),
});
export type Provenance = z.output<typeof provenance>;

/** What tells words and where they come from from all others. */
export const keyOf = (words: string, sources: readonly Source[]) =>
  JSON.stringify([
    words,
    ...sources.map(({ kind, index, start, end, evaluation_id: form }) => [
      kind,
      index,
      start,
      end,
      form ?? null,
    ]),
  ]);

/** What the draft told or left out: its words, with where they come from. Only of these can a teacher finish one. */
function keysOf({ sentences, dropped }: Provenance): Set<string> {
  return new Set([
    ...sentences.map(({ text, sources }) => keyOf(text, sources)),
    ...dropped.map(({ text, source }) => keyOf(text, [source])),
  ]);
}

/**
 * The provenance with what a teacher finished since, the last time of each. So no sentence gets a source that the draft
 * does not have, whoever sends it; the words
 * themselves are the teacher's own.
 */
export function withFinished(provenance: Provenance, since: readonly Finished[]): Provenance {
  const known = keysOf(provenance);
  const all = new Map<string, Finished>();
  for (const one of [...(provenance.finished ?? []), ...since]) {
    const key = keyOf(one.of, one.sources);
    if (known.has(key) && one.text.trim() !== '') all.set(key, one);
  }
  return all.size === 0 ? provenance : { ...provenance, finished: [...all.values()] };
}
