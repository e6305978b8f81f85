import { expect, test } from 'vitest';
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
