import { describe, expect, it } from 'vitest';
import { unfavourable } from './unfavourable.ts';

describe('a weakness in an observation', () => {
  it.each([
    '소극적인 모둠원의 의견을 먼저 물어 설계에 반영함.',
    '산만한 분위기를 차분하게 정리하고 회의를 이어 감.',
    '떠드는 후배들에게 규칙을 설명하며 다독임.',
    '참여하지 않는 친구에게 역할을 나누어 줌.',
    '모둠원이 소극적이자 번갈아 말하는 방식을 제안함.',
    '친구들이 산만해도 끝까지 발표를 마침.',
    '미흡한 자료를 찾아 보충하는 성실함을 보임.',
    '분위기가 산만해지자 먼저 질문을 던져 토의를 이끎.',
    '집중하지 못하는 짝을 위해 쉬운 예시를 들어 설명함.',
    '진행을 방해하는 요소를 미리 점검함.',
    '불분명한 용어를 정의하고 토론을 시작함.',
    '목소리가 작은 친구의 의견을 대신 전함.',
    '서툰 모둠원에게 납땜 순서를 알려 줌.',
    '실험 안전에 주의를 기울임.',
    '어수선한 자료를 표로 정리함.',
    '목소리를 작게 낮추어 긴장을 표현함.',
  ])('is not the student’s: %s', (text) => {
    expect(unfavourable(text)).toBeNull();
  });

  it.each([
    '수업 중 자주 졸았음.',
    '모둠 활동에 소극적인 태도를 보임.',
    '소극적인 모습이 자주 보임.',
    '산만한 면이 있음.',
    '발표 준비가 미흡함.',
    '친구들과 떠듦.',
    '수업에 집중하지 못하는 편임.',
    '활동에 참여하지 않음.',
    '옆 친구를 방해함.',
    '목소리 작음.',
    '코드 들여쓰기 아직 엉성함.',
    '언어 사용 주의함.',
    '배선의 미관은 더 다듬을 필요가 있음.',
    '도구 사용이 서툶.',
    '후반에 집중력 떨어짐.',
    '과제 제출 늦음.',
  ])('is the student’s: %s', (text) => {
    expect(unfavourable(text)).toHaveProperty('dropped');
  });

  it('with its turn is for the teacher to weigh', () => {
    expect(unfavourable('처음에는 소극적이었으나 점차 의견을 냄.')).toHaveProperty('review');
  });
});
