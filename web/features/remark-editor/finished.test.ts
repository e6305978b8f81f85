import { describe, expect, it } from 'vitest';
import type { Finished } from '../../../contract/provenance.ts';
import { LONG_TEXT } from '../../../contract/text.ts';
import { isMade, withMade, withOneMore } from './finished.ts';

const one = { text: '발표를 침착하게 이끎.', of: '발표 침착', sources: [] };
const stored = { writer: 'builtin' as const, sentences: [], dropped: [], missing: [] };

describe('sentences that a teacher has made of what the draft left out', () => {
  it('go along with a changed text until the server has them, and with nothing else', () => {
    const edit = { final_evaluation: one.text };
    expect(withMade(edit, [one], stored)).toEqual({ ...edit, finished: [one] });
    expect(withMade(edit, [one], { ...stored, finished: [one] })).toBe(edit);
    expect(withMade({ observation: '침착함' }, [one], stored)).toEqual({ observation: '침착함' });
  });

  it('count as they were finished last, however often they are saved', () => {
    const again = { ...one, text: '발표를 차분하게 이끎.' };
    const made = withOneMore(withOneMore([], one), again);
    expect(made).toEqual([again]);
    const edit = { final_evaluation: again.text };
    expect(withMade(edit, made, { ...stored, finished: [one] })).toEqual({ ...edit, finished: [again] });
    expect(withMade(edit, made, { ...stored, finished: [again] })).toBe(edit);
  });

  it('of two notes with the same words both are taken along', () => {
    const source = { kind: 'answer' as const, index: 0, start: 0, end: 4 };
    const both = [source, { ...source, index: 1 }].map((from) => ({ ...one, sources: [from] }));
    const edit = { final_evaluation: one.text };
    const made = both.reduce<readonly Finished[]>((all, next) => withOneMore(all, next), []);
    expect(withMade(edit, made, stored).finished).toHaveLength(2);
  });

  it('one that the server would refuse stops no save', () => {
    expect(withOneMore([], one)).toEqual([one]);
    expect(withOneMore([one], { ...one, text: '가'.repeat(LONG_TEXT + 1) })).toEqual([one]);
    expect(withOneMore([one], { ...one, text: 'a\0' })).toEqual([one]);
  });

  it('are known again in what a browser kept', () => {
    expect(isMade([one])).toBe(true);
    for (const value of [undefined, null, {}, [null], [{ ...one, of: 3 }]]) expect(isMade(value)).toBe(false);
  });
});
