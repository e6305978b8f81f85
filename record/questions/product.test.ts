import { describe, expect, it } from 'vitest';
import { productOf } from './product.ts';

describe('what a lesson makes, by its whole name', () => {
  it.each([
    ['조선 후기 신분제 변동 카드뉴스 만들기', '조선 후기 신분제 변동 카드뉴스'],
    ['고려 후기 무신 정권 포스터 만들기', '고려 후기 무신 정권 포스터'],
    ['아두이노를 활용한 스마트 화분 만들기', '스마트 화분'],
    ['자료를 살펴보고 지도 만들기', '지도'],
  ])('%s', (content, name) => {
    expect(productOf(content)).toBe(name);
  });
});
