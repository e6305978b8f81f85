import { describe, expect, it } from 'vitest';
import { isTogether } from '../assumptions.ts';
import { suggestQuestions } from '../suggest-questions.ts';

const asked = (content: string) =>
  ['1', '2', '3', '4', '5', '6'].flatMap((seed) =>
    suggestQuestions({ type: 'subject', content, count: 7, seed }),
  );

describe('help is asked for', () => {
  it.each([
    ['결말을 바꾸어 재창작함. 창작 의도를 설명하기. 모둠에서 돌려 읽음', '창작 의도를 설명하기'],
    ['반응을 분석하고 실험 결과를 정리하기. 다른 반 친구 5명에게 설문함', '실험 결과를 정리하기'],
  ])('only of a step that was done with others: %s', (content, step) =>
    expect(asked(content).filter((one) => one.includes(step) && one.includes('친구'))).toEqual([]),
  );

  it('of any step where all was done in groups', () =>
    expect(
      asked('4인 1조. 지역 문제 조사. 해결 방안 설계하기').some((one) => /'[^']+'.*친구/.test(one)),
    ).toBe(true));

  it('of nobody where it was said that each worked alone', () =>
    expect(isTogether('2인 1조가 아닌 개인별로 실시함')).toBe(false));
});
