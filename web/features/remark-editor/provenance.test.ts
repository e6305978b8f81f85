import { describe, expect, it } from 'vitest';
import { cutAt, describeSources, holdsIn, litSpans } from './provenance.ts';

const answer = '빛의 세기를 바꾸며 기포를 셌다. 측정 시간을 맞추니 결과가 고르게 나왔다.';
const sources = [{ kind: 'answer' as const, index: 0, start: 19, end: answer.length }];

describe('where the sentences of a remark come from', () => {
  it('lights exactly the source in the answer', () => {
    const [lit] = litSpans(sources, 'answer', 0, answer);
    expect(answer.slice(lit?.start, lit?.end)).toBe('측정 시간을 맞추니 결과가 고르게 나왔다.');
    expect(litSpans(sources, 'answer', 1, answer)).toEqual([]);
    expect(litSpans(sources, 'observation', 0, answer)).toEqual([]);
  });

  it('lights nothing when the answer changed under the offsets', () => {
    expect(holdsIn(`또 ${answer}`, { start: 19, end: answer.length })).toBe(false);
    expect(holdsIn('짧다', { start: 0, end: 30 })).toBe(false);
    expect(holdsIn(answer, { start: 5, end: 5 })).toBe(false);
  });

  it('merges spans that touch, so that no letter stands twice', () => {
    const source = { kind: 'answer', index: 0 } as const;
    const spans = litSpans(
      [
        { ...source, start: 0, end: 18 },
        { ...source, start: 0, end: 6 },
      ],
      'answer',
      0,
      answer,
    );
    expect(spans).toEqual([{ start: 0, end: 18 }]);
    expect(cutAt(answer, spans).map((part) => part.text)).toEqual([answer.slice(0, 18), answer.slice(18)]);
  });

  it('names each source once', () => {
    const observation = { kind: 'observation', index: 0, start: 0, end: 2 } as const;
    const second_ = { kind: 'answer', index: 1, start: 0, end: 2 } as const;
    expect(describeSources([second_, observation, second_])).toBe('2번 답, 교사 관찰');
  });
});
