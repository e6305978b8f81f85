import { describe, expect, it } from 'vitest';
import type { Intent } from '../../types.ts';
import type { Piece, Unit } from '../reading/piece.ts';
import { stagesOf, tellingOrder } from './telling-order.ts';

const QUESTIONS = [
  '주제를 고른 이유는 무엇인가요?',
  '탐구 과정을 써 주세요.',
  '어려웠던 점과 해결한 방법은?',
  '배운 점은 무엇인가요?',
  '앞으로의 계획을 써 주세요.',
];

interface Told {
  intent?: Intent;
  standsFor?: Piece['standsFor'];
}

/** A unit of one sentence: of an answer, or (null) of the observation. */
function unit(
  text: string,
  order: number,
  answer: number | null,
  { intent = '과정', standsFor }: Told = {},
): Unit {
  const kind = answer === null ? 'observation' : 'answer';
  const source = { kind, index: answer ?? 0, start: 0, end: text.length } as const;
  const piece: Piece = { text, raw: text, order, intent, quality: 1, source };
  return { pieces: [standsFor ? { ...piece, standsFor } : piece] };
}

function told(units: readonly Unit[], questions = QUESTIONS, grounds = units.map(() => -1)): string[] {
  const ranks = tellingOrder(units, grounds, questions);
  return units
    .map(({ pieces: [first] }, at) => ({ text: first?.text ?? '', rank: ranks[at] ?? -1 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ text }) => text);
}

describe('the order of the account', () => {
  it('leaves an answer as it was told, whatever its sentences speak of', () => {
    const units = [
      unit('물이 적게 들어감.', 1, 2, { intent: '어려움과 해결' }),
      unit('유리 두께를 잊었다는 것을 알게 됨.', 2, 2, { intent: '배운 점' }),
      unit('두께를 빼고 다시 계산함.', 3, 2),
    ];
    expect(told(units)).toEqual(units.map(({ pieces: [first] }) => first?.text));
  });

  it('moves answers by what they were asked for, and plans to the end', () => {
    const asked = ['배운 점은 무엇인가요?', '탐구 과정을 써 주세요.', '주제를 고른 이유는 무엇인가요?'];
    const units = [
      unit('배움.', 1, 0, { intent: '배운 점' }),
      unit('더 해 보고 싶어 함.', 2, 1, { intent: '확장·진로' }),
      unit('측정함.', 3, 1),
      unit('꽃병을 고름.', 4, 2, { intent: '동기' }),
    ];
    expect(told(units, asked)).toEqual(['꽃병을 고름.', '측정함.', '배움.', '더 해 보고 싶어 함.']);
  });

  it('leaves what was done, met and shared in the order of the questions', () => {
    expect(
      stagesOf(['맡은 역할과 협력한 점을 써 주세요.', '어려웠던 점은?', '탐구 과정을 써 주세요.']),
    ).toEqual([1, 1, 1]);
  });

  it('puts what a question leaves open beside its neighbours', () => {
    expect(stagesOf(['주제를 고른 이유는?', '자유롭게 써 주세요.', '배운 점은?', '기타'])).toEqual([
      0, 1, 2, 2,
    ]);
    expect(stagesOf(['자유롭게 써 주세요.'])).toEqual([1]);
  });

  it('puts what the teacher saw behind what it stands for, and the rest behind all that was done', () => {
    const units = [
      unit('잼.', 1, 1),
      unit('표로 그림.', 2, 1),
      unit('배움.', 3, 3, { intent: '배운 점' }),
      unit('다시 잼.', 4, null, { standsFor: { order: 1.5, intent: '과정', answer: 1 } }),
      unit('발표함.', 5, null),
    ];
    expect(told(units)).toEqual(['잼.', '다시 잼.', '표로 그림.', '발표함.', '배움.']);
  });

  it('parts no two sentences of which the second goes on from the first', () => {
    const units = [
      unit('um을 열네 번 함.', 1, 1),
      unit('um을 할 때마다 손뼉을 침.', 2, 1),
      unit('표로 그림.', 3, 1),
      unit('말버릇을 찾음.', 4, null, { standsFor: { order: 1.5, intent: '과정', answer: 1 } }),
    ];
    expect(told(units, QUESTIONS, [-1, 0, -1, -1])).toEqual([
      'um을 열네 번 함.',
      'um을 할 때마다 손뼉을 침.',
      '말버릇을 찾음.',
      '표로 그림.',
    ]);
  });

  it.each([
    '답사 중 가장 기억에 남는 장면을 쓰시오.',
    '가장 인상 깊었던 순간과 그 까닭은?',
    '잊지 못할 일이 있다면 적어 주세요.',
    '기억에 남는 활동은 무엇인가요?',
  ])('tells the scene that stayed in mind where it happened: %s', (asked) => {
    const scene = asked.replace('잊지 못할', '잊지 못한');
    expect(stagesOf(['맡은 역할은?', scene, '달라진 생각은?', '협력한 경험은?'])[1]).toBe(1);
  });

  it.each(['느낀 점은?', '기억에 남는 개념을 설명하시오.', '인상 깊었던 점과 배운 점은?'])(
    'leaves a lesson where lessons stand: %s',
    (asked) => expect(stagesOf(['맡은 역할은?', asked])[1]).not.toBe(0),
  );

  it('puts what is so now before the plan that it was told behind', () => {
    const units = [
      unit('모듈을 붙여 볼 계획임.', 1, 4, { intent: '확장·진로' }),
      unit('교실 화분에 아직 쓰고 있음.', 2, 4, { intent: '확장·진로' }),
      unit('아직 답을 찾지 못하고 있음.', 3, 3, { intent: '배운 점' }),
    ];
    expect(told(units)).toEqual([
      '아직 답을 찾지 못하고 있음.',
      '교실 화분에 아직 쓰고 있음.',
      '모듈을 붙여 볼 계획임.',
    ]);
  });

  it('puts how it was shown behind what was learnt, and a doing behind what was done', () => {
    const units = [
      unit('잼.', 1, 1),
      unit('배움.', 2, 3, { intent: '배운 점' }),
      unit('발표에서 질문에 답하여 급우들의 호응을 얻음.', 3, null),
      unit('자료를 모둠원과 나눔.', 4, null),
    ];
    expect(told(units)).toEqual([
      '잼.',
      '자료를 모둠원과 나눔.',
      '배움.',
      '발표에서 질문에 답하여 급우들의 호응을 얻음.',
    ]);
  });
});
