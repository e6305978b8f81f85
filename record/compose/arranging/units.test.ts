import { describe, expect, it } from 'vitest';
import type { Piece } from '../reading/piece.ts';
import { UNANCHORED, unitsOf } from './units.ts';

function pieces(...texts: string[]): Piece[] {
  return texts.map((text, order) => ({
    text,
    raw: text,
    order,
    intent: '과정',
    quality: 1,
    source: { kind: 'answer', index: 0, start: order * 100, end: order * 100 + text.length },
  }));
}

function texts(list: Piece[]): string[][] {
  return unitsOf(list).units.map((unit) => unit.pieces.map((piece) => piece.text));
}

describe('unitsOf', () => {
  it('glues a sentence that leans on the one before', () => {
    expect(texts(pieces('기포가 나오지 않음.', '그래서 절단면을 다시 자름.', '표를 만듦.'))).toEqual([
      ['기포가 나오지 않음.', '절단면을 다시 자름.'],
      ['표를 만듦.'],
    ]);
    expect(texts(pieces('식을 세움.', '하지만 답이 맞지 않음.'))).toEqual([
      ['식을 세움.', '그러나 답이 맞지 않음.'],
    ]);
  });

  it('tells what came next as what came next, and no result of it', () => {
    expect(texts(pieces('질문에 답하지 못함.', '그러다가 주장의 범위를 다시 정리함.'))).toEqual([
      ['질문에 답하지 못함.', '이후 주장의 범위를 다시 정리함.'],
    ]);
  });

  it('keeps what was copied or thought of beside what it was', () => {
    expect(
      texts(pieces('수평부터 맞춘다는 친구의 말을 들음.', '그대로 따라 했더니 6분으로 줄어듦.')),
    ).toHaveLength(1);
    expect(texts(pieces('반납 시각이 빈 줄을 찾음.', '지울까 하다가 이유를 조사함.'))).toHaveLength(1);
    expect(texts(pieces('초고를 씀.', '제목을 바꿀까 하다가 부제를 달았음.'))).toHaveLength(2);
    expect(texts(pieces('초고를 씀.', '그대로 옮겨 적지 않고 요약함.'))).toHaveLength(2);
    const [, copied] = pieces('', '그대로 따라 했더니 6분으로 줄어듦.');
    expect(unitsOf([copied as Piece]).adrift).toHaveLength(1);
  });

  it('frees a sentence whose neighbour is gone and leaves out one that still points at it', () => {
    const [, second] = pieces('', '하지만 답이 맞지 않음.');
    expect(texts([second as Piece])).toEqual([['답이 맞지 않음.']]);
    const [, pointing] = pieces('', '이 방법으로 다시 계산함.');
    const answered = pointing as Piece;
    expect(unitsOf([answered])).toEqual({ units: [], adrift: [answered] });
    const observed: Piece = { ...answered, source: { ...answered.source, kind: 'observation' } };
    expect(unitsOf([observed]).units[0]?.pieces[0]?.review).toBe(UNANCHORED);
  });

  it('keeps a turn before a feeling, which claims no cause', () => {
    expect(texts(pieces('표를 만듦.', '다만 시간이 모자라 아쉬움을 느낌.'))).toEqual([
      ['표를 만듦.', '다만 시간이 모자라 아쉬움을 느낌.'],
    ]);
  });

  it('claims no cause before a feeling', () => {
    expect(texts(pieces('표를 만듦.', '이를 통해 뿌듯함을 느낌.'))).toEqual([
      ['표를 만듦.', '뿌듯함을 느낌.'],
    ]);
  });
});
