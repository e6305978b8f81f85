import type { Finding } from '../../../record/types.ts';
import { kindOf } from './finding-kinds.ts';
import type { Span } from './provenance.ts';

export const findingKey = ({ rule, start, end }: Finding) => `${rule}-${start}-${end}`;

/**
 * Findings of `checked`, where they stand in `now`: what was typed meanwhile shifts those behind it, and those it
 * touches are gone until the text is checked again.
 */
export function carryFindings(findings: readonly Finding[], checked: string, now: string): Finding[] {
  if (checked === now) return [...findings];
  const most = Math.min(checked.length, now.length);
  let head = 0;
  while (head < most && checked[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < most - head && checked.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const shift = now.length - checked.length;
  return findings.flatMap((finding) => {
    if (finding.end <= head) return [finding];
    if (finding.start < checked.length - tail) return [];
    return [{ ...finding, start: finding.start + shift, end: finding.end + shift }];
  });
}

/** A stretch of a text under one finding at most. */
export interface MarkedStretch extends Span {
  text: string;
  finding: Finding | null;
  /** Whether the finding begins here; another finding inside may cut it in two. */
  first: boolean;
}

/** What is too long lies under all that is wrong with the words of it. */
const RANK = { error: 0, check: 1, over: 2 };

/** Of several findings on one stretch, the one that is painted: a breach before a doubt, the narrower before the wider. */
function foremost(findings: readonly Finding[]): Finding | null {
  const weight = (finding: Finding) => RANK[kindOf(finding)] * 1e6 + (finding.end - finding.start);
  return findings.reduce<Finding | null>(
    (best, one) => (best === null || weight(one) < weight(best) ? one : best),
    null,
  );
}

/** Cuts `within` out of `text` into stretches; together they are exactly that part of the text. */
export function cutAtFindings(
  text: string,
  findings: readonly Finding[],
  within: Span = { start: 0, end: text.length },
): MarkedStretch[] {
  const touching = findings.filter(
    ({ start, end }) => start < within.end && end > within.start && start < end,
  );
  const edges = [within.start, within.end, ...touching.flatMap(({ start, end }) => [start, end])]
    .filter((at) => at >= within.start && at <= within.end)
    .sort((a, b) => a - b);
  const seen = new Set<Finding>();
  const stretches: MarkedStretch[] = [];
  for (const [at, start] of edges.entries()) {
    const end = edges[at + 1] ?? start;
    if (end === start) continue;
    const finding = foremost(touching.filter((one) => one.start <= start && one.end >= end));
    const last = stretches.at(-1);
    if (last && last.finding === finding) {
      last.end = end;
      last.text = text.slice(last.start, end);
      continue;
    }
    stretches.push({
      ...{ start, end, text: text.slice(start, end), finding },
      first: finding !== null && !seen.has(finding),
    });
    if (finding) seen.add(finding);
  }
  return stretches;
}

/** The finding that the caret stands in, the one that is painted there. */
export function findingAt(findings: readonly Finding[], caret: number): Finding | null {
  return foremost(findings.filter(({ start, end }) => start <= caret && caret <= end));
}
