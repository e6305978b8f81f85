import { describe, expect, it } from 'vitest';
import { fromBareNote } from './bare-notes.ts';

const DID = '활동에서 내가 한 일을 순서대로 적어 주세요.';
const SHARED = '친구들과 어떻게 역할을 나누고 의견을 조율했나요?';
const WHY = '이 주제를 고른 까닭은 무엇인가요?';
const NEXT = '앞으로 더 알아보고 싶은 것은 무엇인가요?';

describe('notes without a verb', () => {
  it.each([
    [DID, '실 길이 20, 40, 60, 80cm', '실 길이를 20, 40, 60, 80cm로 달리하여 비교했다.'],
    [DID, '추 50g, 100g', '추를 50g, 100g으로 달리하여 비교했다.'],
    [DID, '그래프: 길이의 제곱근이랑 주기', '길이의 제곱근과 주기의 관계를 그래프로 나타냈다.'],
    [DID, '상관계수 계산 -0.42.', '상관계수를 계산하여 -0.42를 얻었다.'],
    [DID, '설문 28명, 문항 6개', '28명을 대상으로 질문 6개를 담은 설문 조사를 실시했다.'],
    [DID, '점순이 시점 일기 3편', '점순이 시점 일기 3편을 썼다.'],
    [DID, '라벨 떼기, 페트병 누르기', '라벨 떼고 페트병 누름.'],
    [SHARED, '나: 시간 측정, 민기: 추 놓기', '역할을 나누어 시간 측정을 맡았다.'],
    [SHARED, '문항 같이 만듦, 나는 분석', '문항 같이 만듦. 역할을 나누어 분석을 맡았다.'],
    [WHY, '수면 시간이랑 지각 횟수 관계 있나', '수면 시간이랑 지각 횟수가 관계가 있는지 궁금했다.'],
    [WHY, '그네 탈 때 무거운 사람이 더 느린가?', '그네 탈 때 무거운 사람이 더 느린지 궁금했다.'],
    [NEXT, '각도 크면 식이 안 맞음 → 왜?', '각도 크면 식이 안 맞는 이유가 궁금했다.'],
    [NEXT, '2학기: 텀블러 쓰기 제안', '텀블러 쓰기 제안'],
  ])('%s %s', (question, note, told) => {
    expect(fromBareNote(note, question)).toBe(told);
  });

  it.each([
    [DID, '3월 2일, 4일, 6일'],
    [DID, '시작 9시, 10시'],
    [DID, '물의 크기'],
    [DID, '은이 생김 신기'],
    [WHY, '추 50g, 100g'],
    [NEXT, '라벨 떼기, 페트병 누르기'],
    [SHARED, '나는 발표했다'],
  ])('leaves open what its shape leaves open: %s %s', (question, note) => {
    expect(fromBareNote(note, question)).toBe(note);
  });
});
