import { expect, it } from 'vitest';
import { standardMatters } from './standard-matters.ts';

it.each([
  [
    '[12미적03-06] 입체도형의 부피를 구할 수 있다.',
    '정적분으로 부피를 구하여 잰 값과 비교하기',
    ['입체도형의 부피'],
  ],
  [
    '[12화학Ⅰ04-04] 중화 적정 실험을 계획하고 수행할 수 있다.',
    '식초를 적정하여 함량을 구하기',
    ['중화 적정'],
  ],
  [
    '충격량과 운동량의 관계를 이해하고, 안전장치의 예를 찾아 설명할 수 있다.',
    '에그드랍 / 충격량 설명',
    ['충격량과 운동량의 관계'],
  ],
  ['사람의 유전 현상을 가계도를 통해 이해한다.', '유전병을 조사해 가계도 그리기', ['사람의 유전 현상']],
  // Wider than the lesson: what they do not share is left aside.
  ['생태계 평형과 물질 순환을 이해한다.', '전지의 원리를 알고 과일 전지를 꾸미기', []],
  ['일반적 주제에 관해 자신의 의견을 표현할 수 있다.', '영어 연설문을 쓰고 발표하기', []],
  ['[12정02-04]', '데이터 시각화', []],
  ['', '데이터 시각화', []],
])('%s of %s', (standard, content, matters) => {
  expect(standardMatters(standard, content)).toEqual(matters);
});
