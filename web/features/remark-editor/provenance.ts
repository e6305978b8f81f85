import type { Provenance } from '../../../contract/provenance.ts';

export type ProvenanceSentence = Provenance['sentences'][number];
export type ProvenanceSource = ProvenanceSentence['sources'][number];

/** What is lit as the source of a sentence. `told`: the words stand beside the sentence already. */
export interface Lit {
  sources: readonly ProvenanceSource[];
  told: boolean;
}
export type Light = (sources: readonly ProvenanceSource[], told?: boolean) => void;

/** UTF-16 offsets, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

const BETWEEN_SENTENCES = /[\s.!?…,;~)"'”’。]/u;

/**
 * Whether a span still points at a whole stretch of `text`. After an edit of the answer the old offsets would cut
 * through words; then nothing is lit, rather than something wrong.
 */
export function holdsIn(text: string, { start, end }: Span): boolean {
  if (start < 0 || end > text.length || start >= end) return false;
  const before = start === 0 ? ' ' : text.charAt(start - 1);
  const after = end === text.length ? ' ' : text.charAt(end);
  const closes = BETWEEN_SENTENCES.test(text.charAt(end - 1)) || BETWEEN_SENTENCES.test(after);
  return (BETWEEN_SENTENCES.test(before) || BETWEEN_SENTENCES.test(text.charAt(start))) && closes;
}

/**
 * The spans of one answer (or of the observation, index 0) that are to be lit, in order and not overlapping. `form`: of
 * which form it is, where the remark is of a whole term.
 */
export function litSpans(
  sources: readonly ProvenanceSource[],
  kind: ProvenanceSource['kind'],
  index: number,
  text: string,
  form?: string,
): Span[] {
  const spans = sources
    .filter(
      (source) =>
        source.kind === kind &&
        source.index === index &&
        source.evaluation_id === form &&
        holdsIn(text, source),
    )
    .sort((a, b) => a.start - b.start);
  const merged: Span[] = [];
  for (const { start, end } of spans) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

export interface LitText extends Span {
  text: string;
  lit: boolean;
}

/** Cuts a text at the given spans (in order, not overlapping); empty stretches are left out. */
export function cutAt(text: string, spans: readonly Span[]): LitText[] {
  const parts: LitText[] = [];
  let at = 0;
  const push = (start: number, end: number, lit: boolean) => {
    if (end > start) parts.push({ start, end, text: text.slice(start, end), lit });
  };
  for (const { start, end } of spans) {
    push(at, start, false);
    push(start, end, true);
    at = end;
  }
  push(at, text.length, false);
  return parts;
}

const PLACES = { observation: '교사 관찰', remark: '기록문' } as const;

/**
 * `2번 답, 교사 관찰`: where a sentence comes from, in words; in a term remark with the form in front.
 * @param forms the names of the forms by id
 */
export function describeSources(
  sources: readonly ProvenanceSource[],
  forms?: ReadonlyMap<string, string>,
): string {
  const names = sources.map(({ kind, index, evaluation_id: form }) => {
    const place = kind === 'answer' ? `${index + 1}번 답` : PLACES[kind];
    return form === undefined ? place : `${forms?.get(form) ?? '다른 자기평가지'} · ${place}`;
  });
  return [...new Set(names)].join(', ');
}
