import { describe, expect, it } from 'vitest';
import { withoutArrows } from './arrows.ts';

const TROUBLE = '어려웠던 점은 무엇이고 어떻게 해결했나요?';

describe('arrows in notes', () => {
  it.each([
    ['손으로 놓을 때마다 각도 다름 → 각도기 붙임', '손으로 놓을 때마다 각도가 달라 각도기 붙임'],
    ['응답이 애매함(6~7시간) → 중간값 씀.', '응답이 애매하여 중간값 씀.'],
    ['스톱워치 오차 → 10회 재서 평균', '스톱워치 오차를 줄이고자 10회 재서 평균을 구함'],
    ['사투리 어려움 → 방언 사전 찾아봄', '사투리가 어려워 방언 사전 찾아봄'],
    ['금액 단위 제각각 → 천 원으로 통일', '금액 단위가 제각각이어서 천 원으로 통일'],
    ['글씨 작다는 의견 → 18pt로 키움', '글씨 작다는 의견을 반영하여 18pt로 키움'],
    ['정강이 통증 → 수영으로 교체', '정강이 통증이 생기자 수영으로 교체'],
    ['대사 까먹음 → 낱말만 카드에 적음', '대사를 까먹자 낱말만 카드에 적음'],
    ['관객 등지고 섬 → 테이프 붙임', '관객 등지고 서자 테이프 붙임'],
    [
      '무게 재서 기록(3월 4.2kg → 5월 2.9kg)',
      '무게 재서 기록하여 3월 4.2kg에서 5월 2.9kg으로 줄어든 것을 확인했다',
    ],
    ['표본 8개 채집 → 분류표', '표본 8개 채집하고 분류표를 만듦'],
  ])('%s', (note, told) => {
    expect(withoutArrows(note, TROUBLE)).toBe(told);
  });

  it.each([
    ['부피 몇이든 h=2r 나옴 → 문자로도 증명함', '부피 몇이든 h=2r이 나옴을 문자로도 증명함'],
    ['각도 바꿔도 주기 같음 → 다시 확인함', '각도 바꿔도 주기가 같음을 다시 확인함'],
    ['그래프 기울기 커짐 → 직접 검산함', '그래프 기울기가 커짐을 직접 검산함'],
    ['넓이 두 배 됨 → 증명 못함', '넓이 두 배 되자 증명 못함'],
  ])('what came out, and that it was shown: %s', (note, told) => {
    expect(withoutArrows(note)).toBe(told);
  });

  it('lets doings follow each other, and leaves what it cannot read', () => {
    expect(withoutArrows('기준 정함 → 다시 측정', TROUBLE)).toBe('기준 정하고 다시 측정');
    expect(withoutArrows('항목별 비율 → 원', null)).toBe('항목별 비율 → 원');
  });
});
