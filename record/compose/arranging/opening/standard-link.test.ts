import { describe, expect, it } from 'vitest';
import { bears, isShown, leadOf, standardLinks } from './standard-link.ts';

describe('standardLinks', () => {
  it.each([
    [
      '[12생과Ⅰ02-03] 빛의 세기와 광합성량의 관계를 실험으로 확인할 수 있다.',
      '빛의 세기와 광합성량의 관계를 실험으로 확인하는 활동',
    ],
    [
      '[10한사1-02-04] 조선 후기 사회 변동의 양상을 사료로 탐구한다.',
      '조선 후기 사회 변동의 양상을 사료로 탐구하는 활동',
    ],
    ['자료를 그래프로 나타낼 수 있다.', '자료를 그래프로 나타내는 활동'],
    ['작품에서 근거를 찾을 수 있다.', '작품에서 근거를 찾는 활동'],
  ])('%s', (standard, lead) => {
    expect(standardLinks(standard).map((link) => link.lead)).toEqual([lead]);
  });

  it('leaves out what it cannot turn or what would be too long', () => {
    expect(standardLinks('')).toEqual([]);
    expect(standardLinks('다른 사람을 도울 수 있다.')).toEqual([]);
    expect(standardLinks(`${'아주 긴 '.repeat(20)}내용을 설명할 수 있다.`)).toEqual([]);
  });

  it('opens only a sentence on something done, where the answers show the standard', () => {
    const [link] = standardLinks('빛의 세기와 광합성량의 관계를 실험으로 확인할 수 있다.');
    if (!link) throw new Error('no link');
    expect(bears('전등의 거리를 바꾸어 광합성량을 측정함.', link)).toBe(true);
    expect(bears('광합성량이 궁금함.', link)).toBe(false);
    expect(bears('이번 수업에서 광합성량을 측정함.', link)).toBe(false);
    expect(leadOf(link, '검정말을 자름.')).toMatch(/활동에서 $/);
    expect(leadOf(link, '검정말에서 나온 기포를 셈.')).toMatch(/활동으로 $/);
    expect(isShown(link, ['효소의 작용을 조사함.'])).toBe(false);
  });
});
