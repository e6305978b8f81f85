import { describe, expect, it } from 'vitest';
import { composeRecord } from './compose-record.ts';
import { toldOf } from './cases/told-of.ts';

// Sentences that a cue word alone would have left out.
describe('what stands is asked of what is said, not of a word in it', () => {
  it.each([
    [
      '활동 후 더 찾아본 것',
      '박완서 작가의 「자전거 도둑」도 이어서 읽었는데 어른의 양심이라는 주제가 같아서 신기했다.',
      '박완서 작가의 「자전거 도둑」도 이어서 읽었는데 어른의 양심이라는 주제가 같다는 점에 흥미를 느낌.',
    ],
    [
      '조사 결과를 쓰세요',
      '설문에서 분리배출 요령을 다 맞힌 사람이 54명 중 6명뿐이라서 충격이었어요.',
      '설문에서 분리배출 요령을 다 맞힌 사람이 54명 중 6명뿐임을 확인함.',
    ],
    [
      '조사 결과를 쓰세요',
      '그래프로 그려 보니까 기울기가 9.7이 되어 소름이 돋았다.',
      '그래프로 그려 보니 기울기가 9.7이 됨.',
    ],
    [
      '바뀐 점',
      '전에는 요약만 잘하면 비평문이 된다고 생각했다. 지금은 근거가 되는 장면을 먼저 고른다.',
      '전에는 요약만 잘하면 비평문이 된다고 생각함. 지금은 근거가 되는 장면을 먼저 고름.',
    ],
    [
      '맡은 역할',
      '화면은 하준이가 그렸고 저는 색상 코드를 표로 정리해서 하준이가 바로 고를 수 있게 했습니다.',
      '화면은 친구가 그렸고 자신은 색상 코드를 표로 정리해서 친구가 바로 고를 수 있게 함.',
    ],
    [
      '처음 생각',
      '처음에는 그냥 볶으면 되는 줄 알았는데 콩을 8시간 불려야 한다는 것도 몰랐습니다.',
      '처음에는 볶으면 되는 줄 알았는데 콩을 8시간 불려야 한다는 것을 알게 됨.',
    ],
    [
      '토의 과정',
      '하준이는 입장료를 받아야 한다고 했고 저는 무료로 열어야 한다고 생각해서 한참 다퉜어요.',
      '입장료를 받아야 한다는 친구의 의견에 대해 무료로 열어야 한다고 주장함.',
    ],
    ['주제', '주제는 "The Right to Repair"였습니다.', '"The Right to Repair"를 주제로 정함.'],
  ])('%s: %s', (question, answer, told) => {
    expect(toldOf(question, answer)).toBe(told);
  });

  it.each([
    ['조사 과정', '조사하는데 너무 힘들고 지루했어요.'],
    ['느낀 점', '무대에 서니까 다리가 떨리고 눈물이 났어요.'],
    ['느낀 점', '저는 밤에 혼자 남아서 운 적도 있어요.'],
    ['바뀐 점', '전에는 어른을 부르면 된다고 생각했다.'],
    ['맡은 역할', '음악은 하준이가 골랐어요.'],
  ])('%s: %s still does not', (question, answer) => {
    expect(toldOf(question, answer)).toBe('');
  });
});

it('keeps the topic though its reason may not stand', () => {
  const { text, dropped } = composeRecord({
    questions: ['주제를 고른 이유'],
    answers: [
      '미세 플라스틱 검출을 주제로 정했습니다. 엄마가 병원에서 간호사로 일하셔서 이게 왜 그런지 궁금했기 때문입니다.',
    ],
    observation: '',
    limit: 1500,
    names: [],
    seed: '1',
  });
  expect(text).toBe('미세 플라스틱 검출을 주제로 정함.');
  expect(dropped.map(({ reason }) => reason).join()).toContain('직업');
});
