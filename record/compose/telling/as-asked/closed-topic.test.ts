import { describe, expect, it } from 'vitest';
import { withFittingEnd } from './closed-topic.ts';

describe('the end of a sentence fits what it says of its topic', () => {
  it.each([
    [
      "가장 크게 틀린 것은 РЕСТОРАН을 '펙토판'이라고 읽은 것임을 이해함.",
      "가장 크게 틀린 것은 РЕСТОРАН을 '펙토판'이라고 읽은 것임.",
    ],
    [
      '가장 크게 느낀 것은 아는 것과 설명하는 것이 다르다는 것을 알게 됨.',
      '가장 크게 느낀 것은 아는 것과 설명하는 것이 다르다는 것임.',
    ],
    ['어려웠던 점은 표본이 적은 것임을 파악함.', '어려웠던 점은 표본이 적은 것임.'],
    [
      '친구와 역할을 나누어 쉰 날을 기록하는 칸을 먼저 붙이고 싶어 함.',
      '쉰 날을 기록하는 칸을 먼저 붙이고 싶어 함.',
    ],
  ])('%s', (told, due) => {
    expect(withFittingEnd(told)).toBe(due);
  });

  it.each([
    '세어 보니 53개임을 확인함.',
    '물이 아래로 흐르는 것은 높이 차이 때문이라는 것을 알게 됨.',
    '친구와 역할을 나누어 자료 조사를 맡음.',
    '설명하는 것이 어렵다는 것을 알게 됨.',
  ])('and stays where it does: %s', (told) => {
    expect(withFittingEnd(told)).toBe(told);
  });
});
