import { describe, expect, it } from 'vitest';
import { nextThing, type Situation } from './next-thing.ts';

const oneClass = { id: 'c1', name: '통합사회 2반', studentCount: 3 };
const form = {
  id: 'e1',
  class_id: 'c1',
  is_distributed: true,
  is_closed: false,
  responseCount: 3,
  studentCount: 3,
};
const say = (situation: Partial<Situation>) => {
  const { before, key, after, action } = nextThing({
    classes: [oneClass],
    evaluations: [],
    statuses: [],
    ...situation,
  });
  return [`${before}[${key}]${after}`, action?.to ?? null];
};
const statuses = (status: 'submitted' | 'evaluated', counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([evaluation_id, count]) =>
    Array.from({ length: count }, () => ({ evaluation_id, status })),
  );

describe('the one next thing of a teacher', () => {
  it('is a class when there is none', () => {
    expect(say({ classes: [] })).toEqual(['[첫 수업]을 만들어 볼까요?', '/teacher/classes?new']);
  });

  it('is reading answers, at the form that has the most', () => {
    expect(say({ evaluations: [form], statuses: statuses('submitted', { e1: 4, e2: 8 }) })).toEqual([
      '살펴볼 답안이 [열두 편] 있습니다',
      '/teacher/evaluations/e2/responses',
    ]);
  });

  it('is publishing when everything is read', () => {
    expect(say({ evaluations: [form], statuses: statuses('evaluated', { e1: 2 }) })).toEqual([
      '공개를 기다리는 기록문이 [두 편] 있습니다',
      '/teacher/evaluations/e1/responses',
    ]);
  });

  it.each([
    [
      { classes: [{ ...oneClass, studentCount: 0 }] },
      '학생에게 [참여 코드]를 알려 주세요',
      '/teacher/classes/c1',
    ],
    [
      { evaluations: [{ ...form, responseCount: 1 }] },
      '아직 기다리는 답안이 [두 편] 있습니다',
      '/teacher/classes/c1/students',
    ],
    [
      { evaluations: [{ ...form, is_distributed: false }] },
      '배포하지 않은 자기평가지가 [한 개] 있습니다',
      '/teacher/classes/c1',
    ],
    [{}, '이제 [첫 자기평가지]를 만들 차례입니다', '/teacher/classes/c1?new'],
    [{ evaluations: [{ ...form, is_closed: true }] }, '오늘 할 일을 [모두] 마쳤습니다', null],
  ] as const)('follows the order of the work', (situation, sentence, to) => {
    expect(say(situation)).toEqual([sentence, to]);
  });
});
