import { describe, expect, it } from 'vitest';
import { evaluationOf } from './evaluation.ts';
import type { Piece } from '../../reading/piece.ts';
import { seededRandom } from '../seeded-random.ts';

function piece(text: string, kind: 'answer' | 'observation'): Piece {
  return {
    text,
    raw: text,
    intent: '과정',
    order: 1,
    quality: 1,
    source: { kind, index: 0, start: 0, end: text.length },
  };
}

function said(text: string, kind: 'answer' | 'observation' = 'observation'): string | undefined {
  return evaluationOf([piece(text, kind)], seededRandom('1'))?.text;
}

describe('evaluationOf', () => {
  it.each([
    ['실험을 세 번 반복하여 오차를 줄임.', /끈기/],
    ['반대 의견을 경청하고 조율함.', /의견/],
    ['모둠의 역할을 조율하며 실험을 준비함.', /^(?!.*의견).*(?:모둠의 일|함께하는 일)/],
    ['궁금한 점을 자주 질문함.', /의문|질문/],
    ['사료를 직접 읽고 보도의 공백에 의문을 가짐.', /^(?!.*질문).*의문/],
    ['친구에게 인수분해를 설명해 줌.', /나눔|나누며/],
    ['모둠장으로서 역할을 나누어 이끎.', /주도|책임감/],
    ['오차의 원인을 찾아 표로 정리함.', /분석/],
  ])('%s', (text, expected) => {
    expect(said(text)).toMatch(expected);
  });

  it.each([
    '질문에 답함.',
    // Neither of these says what a stock sentence would make of it.
    '발표로 반 친구들의 토의를 이끌어 냄.',
    '두 그래프를 비교함.',
    '세 번의 측정값을 0.2 mL 범위 안에서 얻음.',
    '주장의 근거를 찾지 못해 애씀.',
    '활동에 참여함.',
    '친구가 알려 준 방법으로 다시 계산함.',
    '모둠원이 설명해 준 내용을 정리함.',
    '자료를 끝까지 정리하지 못함.',
    '책임감 있는 태도가 돋보임.',
    '모둠을 혼자 이끌었던 점을 돌아보고 사과함.',
  ])('carries none: %s', (text) => {
    expect(said(text)).toBeUndefined();
  });

  it('is never drawn from an answer', () => {
    expect(said('실험을 세 번 반복하여 오차를 줄임.', 'answer')).toBeUndefined();
  });
});
