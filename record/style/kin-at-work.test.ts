import { expect, it } from 'vitest';
import { reviewReason } from './review-reasons.ts';

it.each([
  '어머니가 시장에서 옷을 팔아서 수요와 공급을 조사함.',
  '아빠가 붕어빵을 파시는데 원가를 계산함.',
  '엄마가 마트에서 일해서 유통 과정을 조사함.',
  '아빠가 택시를 모셔서 교통량을 조사함.',
  '삼촌이 트럭을 몰아서 물류를 조사함.',
])('a relative’s work is heard in its verb: %s', (text) => {
  expect(reviewReason(text)).toMatch(/직업/);
});

it.each([
  '어머니와 벼룩시장에서 물건을 팔아서 이익을 계산함.',
  '가게에서 옷을 팔아서 남는 돈을 계산함.',
  '동생과 함께 장난감 자동차를 몰아서 속력을 측정함.',
])('and what a pupil does is not: %s', (text) => {
  expect(reviewReason(text)).toBeNull();
});
