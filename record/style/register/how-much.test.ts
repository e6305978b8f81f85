import { describe, expect, it } from 'vitest';
import { toRecordStyle } from '../to-record-style.ts';

const told = (sentence: string) => {
  const style = toRecordStyle(sentence);
  return 'text' in style ? style.text : null;
};

describe('how much, how many, and what is real', () => {
  it.each([
    ['소금을 엄청 넣었다.', '소금을 많이 넣음.'],
    ['초콜릿을 되게 먹었다.', '초콜릿을 많이 먹음.'],
    ['서류를 엄청 쓴다고 하셨다.', '서류를 많이 쓴다고 함.'],
    ['이 노래를 엄청 좋아한다.', '이 노래를 매우 좋아함.'],
    ['교실이 엄청 시끄러웠다.', '교실이 매우 시끄러웠음.'],
    ['관객이 30명 좀 안 되게 왔다.', '관객이 30명에 조금 못 미치게 옴.'],
    ['평균이 70점 조금 안 되는 값이었다.', '평균이 70점에 조금 못 미치는 값이었음.'],
    ['소화가 좀 안 되는 음식이다.', '소화가 안 되는 음식임.'],
    ['실험에서 진짜 무게를 재지 못했다.', '실험에서 실제 무게를 재지 못함.'],
    ['진짜 무게가 많이 나갔다.', '무게가 많이 나감.'],
  ])('%s', (sentence, record) => {
    expect(told(sentence)).toBe(record);
  });
});

describe('what one verb is, and what two are', () => {
  it.each([
    ['천을 자로 재고 할 것이다.', '천을 자로 재고 할 계획임.'],
    ['운동화를 신고 할 계획이다.', '운동화를 신고 할 계획임.'],
    ['그 문제를 다시 한번 재고했다.', '그 문제를 다시 한번 재고함.'],
    ['고장을 선생님께 신고 하였다.', '고장을 교사에게 신고함.'],
    ['측정값이 이론값과 부합.', '측정값이 이론값과 부합함.'],
    ['다음에는 대본을 더 줄여 볼 생각', '다음에는 대본을 더 줄여 볼 생각임.'],
    ['무대 조명은 밝게', '무대 조명은 밝게 함.'],
    ['글씨를 더 크게', '글씨를 더 크게 함.'],
    ['학교 앞 가게', '학교 앞 가게임.'],
  ])('%s', (sentence, record) => {
    expect(told(sentence)).toBe(record);
  });
});
