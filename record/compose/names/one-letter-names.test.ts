import { describe, expect, it } from 'vitest';
import { Roster } from './names.ts';

describe('for a pupil whose given name has one letter', () => {
  it.each([
    ['솔이가 질문을 바꾸자고 했다.', '친구가 질문을 바꾸자고 했다.'],
    ['내 짝 봄이 손을 그리려고 했다.', '내 짝의 손을 그리려고 했다.'],
    ['봄이랑 같이 종이를 잘랐다.', '친구와 같이 종이를 잘랐다.'],
    ['봄이 오면 꽃이 핀다.', '봄이 오면 꽃이 핀다.'],
    ['지율이 카드는 900원까지 낼 수 있었다.', '친구의 카드는 900원까지 낼 수 있었다.'],
    ['우성이 성적이 오르고 있다.', '친구의 성적이 오르고 있다.'],
    ['우성이 오늘은 먼저 발표했다.', '친구가 오늘은 먼저 발표했다.'],
  ])('knows classmates by one letter, and what is theirs: %s', (given, expected) => {
    expect(new Roster(['김솔', '이봄', '한지율', '최우성']).remove(given, 'answer')).toEqual({
      text: expected,
    });
  });
});
