import type { StyleResult } from '../../types.ts';

/** One case: what a student wrote, and every result a teacher would accept. */
export interface StyleCase {
  input: string;
  accepted: string[];
  note: string;
}

/** The cases of a file beside this one: a heading, then input, alternatives between `||`, note. */
export function parseCases(file: string): StyleCase[] {
  const rows = file.split('\n').slice(1);
  return rows
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const [input = '', expected = '', note = ''] = row.split('\t');
      return { input, accepted: expected.split('||').map((text) => text.trim()), note };
    });
}

/** `(제외)` accepts a dropped sentence, `(확인)` any result marked for review, other alternatives the text itself. */
export function isAccepted(result: StyleResult, accepted: readonly string[]): boolean {
  if ('dropped' in result) return accepted.includes('(제외)');
  if (result.review && accepted.includes('(확인)')) return true;
  return accepted.includes(result.text);
}

export function shown(result: StyleResult): string {
  if ('dropped' in result) return `(제외: ${result.dropped})`;
  return result.review ? `${result.text} (확인: ${result.review})` : result.text;
}
