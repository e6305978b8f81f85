import { describe, expect, it } from 'vitest';
import { withoutChoppyNotes } from './choppy.ts';
import type { Piece } from '../reading/piece.ts';

const piece = (order: number, text: string, raw = text.replace('.', ''), index = 0): Piece => ({
  text,
  raw,
  order,
  intent: '과정',
  quality: 1,
  source: { kind: 'answer', index, start: order * 10, end: order * 10 + 9 },
});
const told = (...pieces: Piece[]) => withoutChoppyNotes(pieces).map(({ text }) => text);

describe('short notes beside each other', () => {
  it('are told in one breath, with the place of each', () => {
    const joined = withoutChoppyNotes([piece(1, '대사 11개를 뽑음.'), piece(2, '일기 3편을 씀.')]);
    expect(joined).toEqual([
      expect.objectContaining({
        text: '대사 11개를 뽑고 일기 3편을 씀.',
        spoken: [
          { raw: '대사 11개를 뽑음', source: { kind: 'answer', index: 0, start: 10, end: 19 } },
          { raw: '일기 3편을 씀', source: { kind: 'answer', index: 0, start: 20, end: 29 } },
        ],
      }),
    ]);
  });

  it('say once what was compared', () => {
    expect(
      told(piece(1, '길이를 20, 40cm로 달리하여 비교함.'), piece(2, '추를 50, 100g으로 달리하여 비교함.')),
    ).toEqual(['길이를 20, 40cm로, 추를 50, 100g으로 달리하여 비교함.']);
  });

  it.each([
    ['sentences', piece(1, '일기를 씀.', '일기를 썼다.'), piece(2, '대사를 뽑음.', '대사를 뽑았다.')],
    ['two answers', piece(1, '일기를 씀.'), piece(2, '대사를 뽑음.', '대사를 뽑음', 1)],
    ['what lies apart', piece(1, '일기를 씀.'), piece(3, '대사를 뽑음.')],
    ['a state', piece(1, '일기를 씀.'), piece(2, '값이 큼.')],
    ['what was learnt', piece(1, '일기를 씀.'), piece(2, '뜻을 알게 됨.')],
    ['another subject', piece(1, '공이 나감.'), piece(2, '선을 고침.')],
  ])('stay apart: %s', (_, a, b) => {
    expect(told(a, b)).toEqual([a.text, b.text]);
  });
});
