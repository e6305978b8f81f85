import { describe, expect, it } from 'vitest';
import { type Provenance, withFinished } from './provenance.ts';

const told = { kind: 'answer' as const, index: 0, start: 0, end: 9 };
const noted = { kind: 'observation' as const, index: 0, start: 0, end: 6 };
const draft: Provenance = {
  writer: 'builtin',
  sentences: [{ text: '기포를 셈.', start: 0, end: 6, intent: '과정', sources: [told] }],
  dropped: [{ text: '발표 침착', reason: '메모입니다.', source: noted }],
  missing: [],
};
const made = { text: '발표를 침착하게 이끎.', of: '발표 침착', sources: [noted] };

describe('what a teacher makes of what the draft told or left out', () => {
  it('stands in the provenance with the source of that', () => {
    expect(withFinished(draft, [made]).finished).toEqual([made]);
    const other = { text: '기포를 세 차례 셈.', of: '기포를 셈.', sources: [told] };
    expect(withFinished(withFinished(draft, [made]), [other]).finished).toEqual([made, other]);
  });

  it('is kept once for each, the last time', () => {
    const again = { ...made, text: '발표를 차분하게 이끎.' };
    expect(withFinished(withFinished(draft, [made]), [again]).finished).toEqual([again]);
  });

  it('gets no source that the draft did not have for it', () => {
    expect(withFinished(draft, [{ ...made, of: '다른 말' }])).toBe(draft);
    expect(withFinished(draft, [{ ...made, sources: [told] }])).toBe(draft);
    expect(withFinished(draft, [{ ...made, sources: [{ ...noted, end: 5 }] }])).toBe(draft);
    expect(withFinished(draft, [{ ...made, text: ' ' }])).toBe(draft);
  });
});
