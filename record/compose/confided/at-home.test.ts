import { expect, it } from 'vitest';
import { whyConfided } from './why-confided.ts';

it.each([
  '할머니께서 당뇨로 입원하셨을 때 설탕물을 못 드시는 걸 보았다.',
  '저희 집이 기초수급자라 급식비를 지원받는다.',
  '부모님이 이혼하셔서 주말마다 아빠 동네에 간다.',
  '엄마가 우울증 약을 드시는데 노래를 들으면 나아지신다고 했다.',
  '할아버지가 폐암으로 돌아가셔서 의사가 되고 싶다.',
  '아버지가 빚이 많아서 경제에 관심이 생겼다.',
  '작은엄마 베트남 사람인데 하노이 맛집을 알려 주셨다.',
])('what was told in confidence stays out: %s', (sentence) => {
  expect(whyConfided(sentence, '이 주제를 고른 까닭은? 용해 속도 실험')).toMatch(/가정 형편이나 가족의 건강/);
});

it.each([
  ['할머니 댁에 가는 길에 별자리를 보았다.', ''],
  ['동생에게 원리를 설명하며 다시 이해했다.', ''],
  ['소설 속 아버지가 빚 때문에 고향을 떠나는 장면을 골랐다.', ''],
  ['외할아버지는 외환위기 때 실직하셨다고 하셨다.', '어르신을 면담하여 외환위기의 경험을 듣기'],
  ['당뇨 환자의 식단을 조사했다.', ''],
  ['집에 가서 자료를 다시 정리했다.', ''],
])('and a lesson is told: %s', (sentence, asked) => {
  expect(whyConfided(sentence, asked)).toBeNull();
});
