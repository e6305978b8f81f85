import type { Span } from './spans.ts';

/** What is left of a text without these spans of it. */
export function remaining(raw: string, gone: readonly Span[]): Span[] {
  const left: Span[] = [];
  let from = 0;
  for (const { start, end } of [...gone, { start: raw.length, end: raw.length }]) {
    const text = raw.slice(from, start);
    const trimmed = text.trim();
    const at = from + text.indexOf(trimmed);
    if (/[\p{L}\p{N}]/u.test(trimmed)) left.push({ start: at, end: at + trimmed.length });
    from = end;
  }
  return left;
}
