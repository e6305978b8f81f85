import { describe, expect, it } from 'vitest';
import { Effort } from '../../copies/effort.ts';
import type { Piece } from '../reading/piece.ts';
import { withoutToldTwice } from './told-twice.ts';

let order = 0;
const piece = (kind: 'answer' | 'observation', index: number, text: string): Piece => {
  order += 1;
  return {
    text,
    raw: text.replace(/함\.$/, '했다.'),
    source: { kind, index, start: 0, end: text.length },
    intent: '과정',
    order,
    quality: 1,
  };
};
const dropped = (...pieces: Piece[]) => withoutToldTwice(pieces).dropped;

describe('what is told twice in other words', () => {
  it('leaves the student out where the teacher holds all of it, and stands in that place', () => {
    const told = piece('answer', 1, '3박 중에서 두 번째 박을 쉬는 리듬으로 바꿈.');
    const seen = piece('observation', 0, '장단의 둘째 박을 쉬는 변형 리듬을 만들어 창의적으로 표현함.');
    const { kept, dropped: left } = withoutToldTwice([told, seen]);
    expect(kept.map(({ text }) => text)).toEqual([seen.text]);
    expect(kept[0]?.standsFor).toEqual({ order: told.order, intent: '과정', answer: 1 });
    expect(left[0]?.reason).toBe('교사 관찰과 같은 일을 적은 문장이어서 제외했습니다.');
  });

  it('keeps what was hard beside what was done about it', () => {
    const seen = '수요량의 변화와 수요의 변화를 구별하는 순서도를 스스로 만들어 학급에 공유함.';
    const told = (text: string) => dropped(piece('answer', 0, text), piece('observation', 0, seen));
    expect(told('수요의 변화와 수요량의 변화가 계속 헷갈림.')).toEqual([]);
    expect(told('수요의 변화와 수요량의 변화를 구별하는 순서도를 만듦.')).toHaveLength(1);
  });

  it('keeps the part that was taken, which the teacher does not name', () => {
    const part = { ...piece('answer', 0, '코일을 감고 검류계 값을 읽는 일을 맡음.'), raw: '역할: 코일 감기' };
    const seen = piece(
      'observation',
      0,
      '코일의 감은 수를 달리하여 비교하고 검류계가 작동하지 않는 원인을 스스로 찾아 해결함.',
    );
    expect(dropped(part, seen)).toEqual([]);
  });

  it('prefers the fuller account where the teacher only noted the same', () => {
    const told = piece('answer', 3, '용액의 농도 계산을 헷갈려 하는 친구에게 공식을 그림으로 그려 설명함.');
    const seen = piece('observation', 0, '농도 계산을 어려워하는 모둠원에게 그림으로 설명함.');
    const other = piece('observation', 0, '보고서에 전자의 이동을 나타냄.');
    expect(dropped(told, seen, other)).toEqual([
      expect.objectContaining({
        text: seen.raw,
        reason: '학생 답변에 더 자세히 적힌 일이어서 제외했습니다.',
      }),
    ]);
  });

  it('keeps a goal and what came of it, other figures, and why a thing was done', () => {
    const goal = piece('answer', 0, '하이클리어를 10번 중에 7번은 엔드라인 근처로 보내는 것을 목표로 정함.');
    const done = piece('observation', 0, '하이클리어를 10회 중 8회 엔드라인 근처로 보냄.');
    expect(dropped(goal, done)).toEqual([]);
    const deleted = piece('answer', 1, '결측치 32개를 삭제함.');
    const why = piece('observation', 0, '결측치를 삭제한 까닭을 발표에서 밝힘.');
    expect(dropped(deleted, why)).toEqual([]);
  });

  it('knows one event of two answers by its rare words and by what stands together', () => {
    const rested = piece('answer', 2, '무릎이 아파서 일주일은 자전거로 바꾸고 쉬면서 회복함.');
    const learnt = piece(
      'answer',
      4,
      '무릎이 아플 때는 자전거 운동으로 바꾸고 회복 시간을 가져야 한다는 것을 배움.',
    );
    expect(dropped(rested, learnt).map(({ text }) => text)).toEqual([rested.raw]);
    const called = piece('answer', 1, '대본을 쓰고 외할머니와 통화하면서 발음을 고침.');
    const again = piece('answer', 4, '외할머니와 일본어로 3분 동안 통화하면서 발음을 고칠 수 있었음.');
    expect(dropped(called, again).map(({ text }) => text)).toEqual([called.raw]);
    const counted = piece('answer', 1, '바구니에 넣은 사람 수를 날마다 세어 그래프로 붙임.');
    const proposed = piece('answer', 2, '넣고 싶은 사람만 넣는 바구니를 제안함.');
    expect(dropped(counted, proposed)).toEqual([]);
  });

  it('takes the fuller of two answers, and gives up where there is too much to compare', () => {
    const short = piece('answer', 0, '설문지를 만들어 급식 만족도를 물음.');
    const long = piece('answer', 2, '급식 만족도를 물으려고 설문지를 만들어 반마다 붙임.');
    expect(dropped(short, long).map(({ text }) => text)).toEqual([short.raw]);
    expect(withoutToldTwice([short, long], new Effort(0)).dropped).toEqual([]);
  });
});
