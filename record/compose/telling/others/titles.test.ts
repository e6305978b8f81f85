import { expect, test } from 'vitest';
import { toldOf } from '../../cases/told-of.ts';

test.each([
  ['이융남 교수님의 책을 읽고 표를 만들었다.', '이융남 교수의 책을 읽고 표를 만듦.'],
  ['작가님과 면담하여 창작 과정을 들었다.', '작가와 면담하여 창작 과정을 들음.'],
  ['기름집 사장님이 옛날 거리를 설명해 주셨다.', '기름집 사장이 옛날 거리를 설명해 줌.'],
  ['코치님은 손목 자세를 고쳐 주셨다.', '코치는 손목 자세를 고쳐 줌.'],
  ['가게를 찾아온 손님들의 의견을 모았다.', '가게를 찾아온 손님들의 의견을 모음.'],
])('people are named by their work: %s', (said, told) => {
  expect(toldOf('무엇을 했나요?', said)).toBe(told);
});
