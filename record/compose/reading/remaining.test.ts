import { describe, expect, it } from 'vitest';
import { remaining } from './remaining.ts';

// For the teacher: a told sentence lights up all of its words and none of those left out.
describe('remaining', () => {
  it('leaves what stands around the spans, without marks alone', () => {
    const raw = '표를 그리고, 색을 칠했어요.';
    const spans = remaining(raw, [{ start: 0, end: 6 }]);
    expect(spans.map(({ start, end }) => raw.slice(start, end))).toEqual([', 색을 칠했어요.']);
  });
});
