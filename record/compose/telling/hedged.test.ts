import { expect, it } from 'vitest';
import { withHedges } from './hedged.ts';

// Record style takes a hedge off: what is only supposed would stand as a fact.
it.each([
  [
    '무게 절반이 거의 음료수였음.',
    '무게 절반이 거의 음료수였던 것 같아요.',
    '무게 절반이 거의 음료수였던 것으로 생각함.',
  ],
  [
    '뷰렛 끝에 공기 방울이 있었음을 확인함.',
    '뷰렛 끝에 공기 방울이 있었던것 같습니다.',
    '뷰렛 끝에 공기 방울이 있었던 것으로 생각함.',
  ],
  ['그 말에 머리를 맞음.', '그 말에 머리를 맞은 것 같았습니다.', '그 말에 머리를 맞은 것 같다고 느낌.'],
  [
    '이 말은 화났고 저 말은 다침.',
    '이 말은 화난 것 같고 저 말은 다친 것 같았어요.',
    '이 말은 화난 것 같고 저 말은 다친 것 같다고 느낌.',
  ],
  // The student's own deeds and growth: a manner of speaking.
  ['이해가 될 때까지 열 번 읽음.', '이해가 될 때까지 열 번 읽은 것 같다.', '이해가 될 때까지 열 번 읽음.'],
  ['말하는 힘이 많이 늘어남.', '말하는 힘이 많이 늘어난 것 같다.', '말하는 힘이 많이 늘어남.'],
  ['사람이 많았던 것으로 추측함.', '사람이 많았던 것 같다.', '사람이 많았던 것으로 추측함.'],
  ['공기 방울이 있었음.', '공기 방울이 있었다.', '공기 방울이 있었음.'],
])('%s (%s)', (told, raw, expected) => {
  expect(withHedges(told, raw)).toBe(expected);
});
