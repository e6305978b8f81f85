import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CheckOptions } from '../types.ts';
import { RULES } from './catalogue.ts';
import { checkRecord } from './check-record.ts';

interface Case {
  verdict: 'V' | 'N';
  rule: string;
  text: string;
}

function casesOf(file: string): Case[] {
  const lines = readFileSync(new URL(`./cases/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  return lines.map((line) => {
    const [verdict = '', rule = '', text = ''] = line.split('\t');
    return {
      verdict: verdict === 'V' ? 'V' : 'N',
      rule,
      text: text.replaceAll('\\r', '\r').replaceAll('\\n', '\n'),
    };
  });
}

// The roster and the school that own.tsv is written for.
const OPTIONS: CheckOptions = {
  year: 2026,
  names: ['김하늘', '박서준', '이도윤', '정가온'],
  school: '새솔고등학교',
};
// What the design wants as 'check' only; every other violation has to be an error.
const LISTED_CHECKS = /공모전|골든벨|방과후(?! ?학교)|김하늘/;

function missed({ rule, text }: Case): boolean {
  return !checkRecord(text, OPTIONS).some(
    (finding) => finding.rule === rule && (finding.level === 'error' || LISTED_CHECKS.test(text)),
  );
}

function falselyMarked({ text }: Case): boolean {
  return checkRecord(text, OPTIONS).some((finding) => finding.level === 'error');
}

it('every rule of the catalogue has cases, but those that need an option of their own', () => {
  const own = new Set(casesOf('own.tsv').map(({ rule }) => rule));
  const elsewhere = ['BYTES', 'SCHOOL_LIST'];
  expect(RULES.map(({ id }) => id).filter((id) => !own.has(id))).toEqual(elsewhere);
});

// Some 1,600 sentences: a busy machine needs more than the usual five seconds.
describe.each(['given.tsv', 'own.tsv'])('the cases of %s', { timeout: 60_000 }, (file) => {
  const cases = casesOf(file);
  const violations = cases.filter(({ verdict }) => verdict === 'V');
  const clean = cases.filter(({ verdict }) => verdict === 'N');

  it('finds at least 95 % of the violations, under the right rule', () => {
    const misses = violations.filter(missed).map(({ rule, text }) => `${rule}: ${text}`);
    expect(misses.length / violations.length, misses.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('marks at most 5 % of the clean sentences as an error', () => {
    const marked = clean.filter(falselyMarked).map(({ text }) => text);
    expect(marked.length / clean.length, marked.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('names only rules of the catalogue', () => {
    const known = new Set(RULES.map(({ id }) => id));
    expect(cases.filter(({ verdict, rule }) => verdict === 'V' && !known.has(rule))).toEqual([]);
  });
});
