import { describe, expect, it } from 'vitest';
import { readSheet } from './sheet.ts';

/** What is read of a teacher's observation. */
const readOf = (observation: string): string[] =>
  readSheet({
    questions: [],
    answers: [],
    observation,
    limit: 1500,
    names: ['김지민', '박서준'],
    seed: '1',
  }).map(({ read }) => ('text' in read ? read.text : read.dropped));

describe("a teacher's own sentence", () => {
  it.each([
    '불리한 사실은 인정하고 과실 상계로 논점을 옮긴 판단이 돋보임.',
    '근거를 너무 서둘러 들지 않고 정말 필요한 자료만 골라 제시함.',
    '친구의 질문에 그냥 넘어가지 않고 다시 찾아보는 태도가 인상 깊음.',
    '물주기 당번을 정하고 벌레 먹은 잎을 그때그때 따 냄.',
  ])('comes through word for word: %s', (sentence) => {
    expect(readOf(sentence)).toEqual([sentence]);
  });

  it('changes its end and nothing else', () => {
    expect(readOf('그래서 진짜 원인이 무엇인지 너무 쉽게 단정하지 않고 실험을 설계하였다.')).toEqual([
      '그래서 진짜 원인이 무엇인지 너무 쉽게 단정하지 않고 실험을 설계함.',
    ]);
  });

  it('loses the names of the class', () => {
    expect(readOf('발표를 어려워하는 서준이를 옆에서 도움.').join()).not.toContain('서준');
  });
});
