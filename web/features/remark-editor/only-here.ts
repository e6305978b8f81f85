import type { Span } from './provenance.ts';
import { diffTexts } from './text-diff.ts';

/** The stretches of `own` that `other` does not have, or has elsewhere; line breaks and spaces stay where they are. */
export function onlyHere(own: string, other: string): Span[] {
  const words = [...own.matchAll(/\S+/g)];
  const spans: Span[] = [];
  let at = 0;
  for (const { kind, text } of diffTexts(other, own)) {
    if (kind === 'removed') continue;
    const [first, last] = [words[at], words[(at += text.match(/\S+/g)?.length ?? 0) - 1]];
    if (kind === 'same' || !first || !last) continue;
    spans.push({ start: first.index, end: last.index + last[0].length });
  }
  return spans;
}
