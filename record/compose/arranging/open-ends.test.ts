import { describe, expect, it } from 'vitest';
import type { Piece, Unit } from '../reading/piece.ts';
import { isFollowed, withoutOpenEnds } from './open-ends.ts';

function piece(text: string, order: number, more: Partial<Piece> = {}): Piece {
  return {
    text,
    raw: text,
    order,
    intent: '과정',
    quality: 1,
    source: { kind: 'answer', index: 0, start: order, end: order },
    ...more,
  };
}
const alone = (text: string, more: Partial<Piece> = {}): Unit => ({ pieces: [piece(text, 1, more)] });
const left = (unit: Unit) => withoutOpenEnds([unit], () => false).units.flatMap(({ pieces }) => pieces);

describe('withoutOpenEnds', () => {
  it.each([
    ['발표 때 질문에 제대로 설명을 못 함.', {}],
    ['부족한 점은 말이 빨라지는 것이라고 해석함.', {}],
    ['검사를 하고 싶었는데 가위바위보에서 짐.', {}],
    ['뉘우침이라 읽었는데 친구는 끝까지 피한 것이라고 함.', {}],
    ['수의사가 동물만 상대하는 것으로 생각함.', { raw: '수의사가 동물만 상대하는 줄 알았다.' }],
    ["'칸이 있으니 부끄러울 기회가 생긴 것'이라고 답함.", {}],
  ])('leaves out what leads nowhere: %s', (text, more) => {
    expect(left(alone(text, more))).toEqual([]);
  });

  it('keeps a difficulty with its way out, in one sentence or two', () => {
    expect(left(alone('반은 이해를 못 했더니 다시 찾아보게 됨.'))).toHaveLength(1);
    const unit = { pieces: [piece('계산을 틀림.', 1), piece('식을 다시 세워 해결함.', 2)] };
    expect(left(unit)).toHaveLength(2);
  });

  it('keeps a difficulty that an observation follows', () => {
    const trouble = alone('계수를 맞추는 데 어려움을 겪음.');
    const seen: Unit = {
      pieces: [
        piece('몰수비를 그림으로 설명함.', 9, {
          source: { kind: 'observation', index: 0, start: 0, end: 1 },
          standsFor: { order: 1.5, intent: '과정' },
        }),
      ],
    };
    const { units } = withoutOpenEnds([trouble, seen], (unit) => isFollowed(unit, [trouble, seen]));
    expect(units).toHaveLength(2);
    expect(withoutOpenEnds([trouble], () => false).dropped[0]?.reason).toContain('해결되지 않은');
  });
});
