import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takenBack } from './taken-back.ts';

const A = '빛의 세기를 바꾸며 기포를 셈.';
const B = '측정 시간을 맞추어 고른 결과를 얻음.';
const C = '모둠원의 의견을 표로 정리함.';

describe('a step that is taken back', () => {
  it('leaves the text as it was before, where nothing was typed since', () => {
    expect(takenBack(`${A} ${C}`, `${A} ${B} ${C}`, `${A} ${B} ${C}`)).toBe(`${A} ${C}`);
  });

  it('keeps what was typed before and behind its words', () => {
    const [before, after] = [`${A} ${C}`, `${A} ${B} ${C}`];
    expect(takenBack(before, after, `${after} 더 씀.`)).toBe(`${before} 더 씀.`);
    expect(takenBack(before, after, `먼저 ${after}`)).toBe(`먼저 ${before}`);
    expect(takenBack(after, before, `${before} 더 씀.`)).toBe(`${after} 더 씀.`);
  });

  it('is none where somebody wrote in its words, or in front of and behind them', () => {
    const [before, after] = [`${A} ${C}`, `${A} ${B} ${C}`];
    expect(takenBack(before, after, after.replace('고른', '더 고른'))).toBeNull();
    expect(takenBack(before, after, `먼저 ${after} 더`)).toBeNull();
    expect(takenBack(before, after, '')).toBeNull();
  });

  it('never loses what was typed', () => {
    const some = fc.string({ unit: fc.constantFrom('가', '나', ' ', '.'), maxLength: 12 });
    fc.assert(
      fc.property(some, some, some, some, fc.nat(20), (head, tail, old, words, at) => {
        const after = head + words + tail;
        const place = Math.min(at, after.length);
        const now = `${after.slice(0, place)}☆${after.slice(place)}`;
        const back = takenBack(head + old + tail, after, now);
        if (back === null) return;
        expect(back).toContain('☆');
        expect(back.replace('☆', '')).toBe(head + old + tail);
      }),
    );
  });
});
