import { expect, test } from 'vitest';
import { guessed } from './guessed.ts';

// What follows from a ground that is named is reasoned; what would be, if …, and what is hoped for or liked is not.
test.each([
  ['비가 와서 표본이 줄었을 것이라고 생각함.', '비가 와서 표본이 줄었을 것으로 추론함.'],
  [
    '바람 때문에 낙하 시간이 길어져서 2.31은 부풀려진 값일 것이라고 생각함.',
    '바람 때문에 낙하 시간이 길어져서 2.31은 부풀려진 값일 것으로 추론함.',
  ],
  [
    '햇빛이 강해서 그림자가 더 또렷했을 것이라고 생각함.',
    '햇빛이 강해서 그림자가 더 또렷했을 것으로 추론함.',
  ],
  ['비가 오면 표본이 줄었을 것이라고 생각함.', null],
  ['배가 고파서 점심이 맛있을 것이라고 생각함.', null],
  ['친구가 도와줘서 발표가 잘 끝날 것이라고 생각함.', null],
  ['마음이 급해서 점수가 낮았을 것이라고 생각함.', null],
])('%s', (text, told) => {
  expect(guessed(text, '', null)).toBe(told);
});
