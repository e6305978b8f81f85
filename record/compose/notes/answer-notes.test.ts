import { describe, expect, it, test } from 'vitest';
import { toldOf } from '../cases/told-of.ts';
import { fromAnswerNote } from './answer-notes.ts';

const PLANS = '더 탐구해 보고 싶은 것은 무엇인가요?';

test.each([
  ['결측치 32개 삭제', null, '결측치 32개를 삭제'],
  ['사고의 41%가 오후에 발생.', null, '사고의 41%가 오후에 발생한다는 점을 확인했음.'],
  ['등교 시간보다 하교 시간이 더 위험', null, '등교 시간보다 하교 시간이 더 위험함'],
  ['묶어서 막대그래프, 위치는 지도에 표시', null, '묶어서 막대그래프로 나타내고 위치는 지도에 표시'],
  ['구청에 제안서 보내기', PLANS, '구청에 제안서 보내고 싶다'],
  ['신호등 자료와 합쳐서 분석.', PLANS, '신호등 자료와 합쳐서 분석하고 싶다.'],
  ['영상을 보고 충격', null, '영상을 보고 충격을 받았다'],
  ['교통사고 그래프', PLANS, '교통사고 그래프'],
])('%s', (note, question, told) => {
  expect(fromAnswerNote(note, question)).toBe(told);
});

describe('plans where the question asks for a plan', () => {
  it.each([
    [
      '다음 실기까지의 연습 계획',
      '집에서 무 반개씩 일주일에 2번 썰기.',
      '집에서 무 반개씩 일주일에 2번 썰고 싶어 함.',
    ],
    ['내년 계획', '편집 프로그램 배우기', '편집 프로그램을 배우고 싶어 함.'],
    ['방학 계획', '하루 30분씩 영어 원서 읽기', '하루 30분씩 영어 원서를 읽고 싶어 함.'],
    ['연습 계획', '아직 없음', ''],
    ['우리 모둠의 탐구 계획', '설문지 만들기', ''],
  ])('%s: %s', (question, answer, due) => {
    expect(toldOf(question, answer)).toBe(due);
  });
});
