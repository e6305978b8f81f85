import { describe, expect, it } from 'vitest';
import { partsOf, withPeriods } from './chains.ts';

describe('partsOf', () => {
  it('parts a chain of three clauses with -고 and more, and stands each half on its own feet', () => {
    const parts = partsOf(
      '설문 자료를 받아서 요일별로 나누고 반복문으로 평균을 구하고 메뉴를 조건문으로 나누고 결과를 막대그래프로 그림.',
    );
    expect(parts).toHaveLength(2);
    for (const part of parts) expect(part).toMatch(/[가-힣]\.$/);
    expect(parts[0]).not.toMatch(/고\.$|다\.$/);
  });

  it.each([
    '자료를 조사하고 표로 정리함.',
    '물이 흐른다고 하고 불이 난다고 하고 바람이 분다고 말하는 장면을 길게 설명하여 발표함.',
    '광고 속 사고 장면과 보고 자료를 함께 보고 나서 느낀 점을 적고 있음.',
  ])('leaves alone: %s', (text) => {
    expect(partsOf(text)).toEqual([text]);
  });
});

describe('withPeriods', () => {
  it.each([
    [
      '거리를 재는 코드를 짰어요 처음에는 앞만 보게 했다가 바꿨어요',
      '거리를 재는 코드를 짰어요. 처음에는 앞만 보게 했다가 바꿨어요',
    ],
    [
      '여러 번 재는 것이 중요함을 알았음 삼각비가 쓰이는 것도 신기했음',
      '여러 번 재는 것이 중요함을 알았음. 삼각비가 쓰이는 것도 신기했음',
    ],
  ])('%s', (given, expected) => {
    expect(withPeriods(given)).toBe(expected);
  });

  it.each([
    '결과가 잘 나왔음 좋겠다고 생각했다',
    '표를 만들었다고 말했다',
    '친구가 "잘했어요 정말"이라고 말했다',
  ])('leaves alone: %s', (text) => {
    expect(withPeriods(text)).toBe(text);
  });
});
