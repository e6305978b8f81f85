import { describe, expect, it } from 'vitest';
import { bandOf, durationWords, gradeOf, growthWords, relativeTime } from './words.ts';

describe('words of the analytics', () => {
  it.each([
    ['d1', 40, '우수'],
    ['d1', 39.9, '양호'],
    ['d1', 25, '양호'],
    ['d1', 15, '보통'],
    ['d1', 14.9, '부족'],
    ['d7', 25, '우수'],
    ['d7', 15, '양호'],
    ['d7', 8, '보통'],
    ['d7', 7.9, '부족'],
    ['d30', 15, '우수'],
    ['d30', 8, '양호'],
    ['d30', 4, '보통'],
    ['d30', 3.9, '부족'],
  ] as const)('grades %s of %d per cent as %s', (kept, share, word) => {
    expect(gradeOf(kept, share).word).toBe(word);
  });

  it.each([
    [0, '방금 전'],
    [59_999, '방금 전'],
    [60_000, '1분 전'],
    [3_599_999, '59분 전'],
    [3_600_000, '1시간 전'],
    [86_399_999, '23시간 전'],
    [86_400_000, '1일 전'],
    [-5, '방금 전'],
  ])('says of %d ms ago "%s"', (ms, words) => {
    const now = new Date('2026-11-21T12:00:00.000Z');
    expect(relativeTime(new Date(now.getTime() - ms).toISOString(), now)).toBe(words);
  });

  it.each([
    ['05:59', '밤'],
    ['06:00', '아침'],
    ['11:59', '아침'],
    ['12:00', '오후'],
    ['17:59', '오후'],
    ['18:00', '저녁'],
    ['21:59', '저녁'],
    ['22:00', '밤'],
  ])('calls %s in Seoul %s', (time, band) => {
    expect(bandOf(new Date(`2026-11-21T${time}:00+09:00`).toISOString())).toBe(band);
  });

  it('writes durations and changes', () => {
    expect([0, 12.34, 59.9, 60, 125.4].map(durationWords)).toEqual([
      '0분',
      '12.3분',
      '59.9분',
      '1시간 0분',
      '2시간 5분',
    ]);
    expect([0, 3.2, -33.3].map(growthWords)).toEqual(['변화 없음', '+3.2%', '−33.3%']);
  });
});
