import { describe, expect, it } from 'vitest';
import { spansOf } from './spans.ts';

// For the teacher: each sentence lights up the very words it was made of, and no others.
describe('spansOf', () => {
  it('finds each part by its words and cuts where a sentence ends', () => {
    const raw = '향교 가서 사진을 찍었어요 그래서 할아버지를 인터뷰했는데 명륜당을 알려주셨어요';
    const spans = spansOf(raw, ['향교에 가서 사진을 찍음.', '이에 할아버지를 인터뷰하여 명륜당을 알게 됨.']);
    expect(spans?.map(({ start, end }) => raw.slice(start, end))).toEqual([
      '향교 가서 사진을 찍었어요',
      '그래서 할아버지를 인터뷰했는데 명륜당을 알려주셨어요',
    ]);
  });

  it('gives what no part tells to the one before it', () => {
    const raw = '표를 그림 진짜 힘들었음 그래프를 만듦';
    const spans = spansOf(raw, ['표를 그림.', '그래프를 만듦.']);
    expect(spans?.map(({ start, end }) => raw.slice(start, end))).toEqual([
      '표를 그림 진짜 힘들었음',
      '그래프를 만듦',
    ]);
  });

  it('has no places for more parts than words', () => {
    expect(spansOf('조사함', ['조사함.', '정리함.'])).toBeNull();
  });
});
