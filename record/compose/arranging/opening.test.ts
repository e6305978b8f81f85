import { describe, expect, it } from 'vitest';
import { activityName } from './activity-name.ts';
import { opened } from './opening.ts';

describe('activityName', () => {
  it.each([
    [
      '시판 식초의 농도를 중화 적정으로 구하였다. 세 번씩 되풀이하였다.',
      '시판 식초의 농도를 중화 적정으로 구하는 활동',
    ],
    ['안전 수칙 정하기', '안전 수칙을 정하는 활동'],
    ['학급 규칙을 정하기', '학급 규칙을 정하는 활동'],
    ['건의 편지(formal letter)를 영어로 쓰기', '건의 편지를 영어로 쓰는 활동'],
    ['도함수로 최적화 문제를 푸는 탐구 활동을 하였다.', '도함수로 최적화 문제를 푸는 탐구 활동'],
    ['기후 위기의 원인을 조사하고 발표하기', '기후 위기의 원인을 조사하고 발표하는 활동'],
    ["'청소년 SNS 사용 제한' 토론", "'청소년 SNS 사용 제한' 토론"],
    ['화학 반응을 조사하여 탐구 보고서 작성하기', '화학 반응을 조사하여 탐구 보고서를 작성하는 활동'],
    ['직업인을 인터뷰하고 진로 로드맵 작성하기', '직업인을 인터뷰하고 진로 로드맵을 작성하는 활동'],
    ['파이썬으로 문제 해결 프로그램 만들기', '파이썬으로 문제 해결 프로그램을 만드는 활동'],
    ['광합성 실험: 빛의 세기에 따른 산소 발생량 측정', '광합성 실험'],
    ['1차시: 가격 탄력성 계산', '가격 탄력성 계산 활동'],
    ['영어 에세이 쓰기와 동료 피드백', '영어 에세이 쓰기와 동료 피드백 활동'],
  ])('%s → %s', (content, name) => {
    expect(activityName(content)).toBe(name);
  });

  it('is short enough, whatever the description', () => {
    expect(activityName('')).toBeNull();
    const long = `${'여러 가지 자료를 모아 '.repeat(12)}설명하였다.`;
    expect((activityName(long) ?? '').length).toBeLessThanOrEqual(52);
  });
});

describe('opened', () => {
  const activity = '중화 적정 실험';
  it.each([
    ['식초를 열 배로 희석함.', /^중화 적정 실험(?:에서|에 참여하여) 식초를 열 배로 희석함\.$/],
    [
      '작년 여름에 하천이 넘치는 것을 직접 봄.',
      /^작년 여름에 하천이 넘치는 것을 직접 본 경험을 계기로 중화 적정 실험에 참여함\.$/,
    ],
    ['결석이 잦았으나 모둠의 자료를 빠짐없이 정리함.', /^중화 적정 실험에서 결석이/],
    ['큰집에서 여자만 일어서서 음식을 나름.', /^중화 적정 실험과 관련하여 큰집에서 여자만/],
    ['모둠에서 기록을 맡음.', /^중화 적정 실험에서 기록을 맡음\.$/],
    ['중화 적정 실험에서 눈금을 읽음.', /^중화 적정 실험에서 눈금을 읽음\.$/],
  ])('%s', (sentence, expected) => {
    expect(opened(sentence, activity, 0.2)).toMatch(expected);
  });

  it('makes no reason of what was read in a lesson that is reading', () => {
    const told = opened("'코스모스'를 읽음.", '진로 독서와 직업인 특강 활동', 0.2, true);
    expect(told).not.toContain('계기로');
    expect(opened("'코스모스'를 읽음.", '중화 적정 실험', 0.2, true)).toContain('계기로');
  });
});
