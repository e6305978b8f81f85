import { describe, expect, it } from 'vitest';
import type { Provenance } from '../../../contract/responses.ts';
import { countHandwritten, cutAt, describeSources, holdsIn, litSpans, piecesOf } from './provenance.ts';

const answer = '빛의 세기를 바꾸며 기포를 셌다. 측정 시간을 맞추니 결과가 고르게 나왔다.';
const first = '빛의 세기를 바꾸며 기포를 셈.';
const second = '측정 시간을 맞추어 고른 결과를 얻음.';
const text = `${first} ${second}`;
const provenance: Provenance = {
  writer: 'builtin',
  sentences: [
    {
      text: first,
      start: 0,
      end: first.length,
      intent: '과정',
      sources: [{ kind: 'answer', index: 0, start: 0, end: 18 }],
    },
    {
      text: second,
      start: first.length + 1,
      end: text.length,
      intent: '어려움과 해결',
      sources: [{ kind: 'answer', index: 0, start: 19, end: answer.length }],
    },
  ],
  dropped: [],
  missing: [],
};
const known = (edited: string) =>
  piecesOf(edited, provenance)
    .filter((piece) => piece.sentence)
    .map((piece) => piece.text);

describe('where the sentences of a remark come from', () => {
  it('covers the whole text, gaps included', () => {
    const pieces = piecesOf(text, provenance);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.map((piece) => piece.sentence?.intent ?? null)).toEqual(['과정', null, '어려움과 해결']);
    expect(countHandwritten(pieces)).toBe(0);
  });

  it('loses the sentence that was edited and keeps the other where it stands now', () => {
    const edited = `조도를 바꾸며 기포를 셈. ${second}`;
    expect(known(edited)).toEqual([second]);
    const pieces = piecesOf(edited, provenance);
    expect(countHandwritten(pieces)).toBe(1);
    const kept = pieces.find((piece) => piece.sentence);
    expect(edited.slice(kept?.start, kept?.end)).toBe(second);
  });

  it('knows nothing of a text written by hand', () => {
    expect(piecesOf('처음부터 직접 씀.', null)).toEqual([
      { start: 0, end: 10, text: '처음부터 직접 씀.', sentence: null },
    ]);
    expect(piecesOf('', provenance)).toEqual([]);
  });

  it('lights exactly the source in the answer', () => {
    const [lit] = litSpans(provenance.sentences[1]?.sources ?? [], 'answer', 0, answer);
    expect(answer.slice(lit?.start, lit?.end)).toBe('측정 시간을 맞추니 결과가 고르게 나왔다.');
    expect(litSpans(provenance.sentences[1]?.sources ?? [], 'answer', 1, answer)).toEqual([]);
    expect(litSpans(provenance.sentences[1]?.sources ?? [], 'observation', 0, answer)).toEqual([]);
  });

  it('lights nothing when the answer changed under the offsets', () => {
    expect(holdsIn(`또 ${answer}`, { start: 19, end: answer.length })).toBe(false);
    expect(holdsIn('짧다', { start: 0, end: 30 })).toBe(false);
    expect(holdsIn(answer, { start: 5, end: 5 })).toBe(false);
  });

  it('merges spans that touch, so that no letter stands twice', () => {
    const source = { kind: 'answer', index: 0 } as const;
    const spans = litSpans(
      [
        { ...source, start: 0, end: 18 },
        { ...source, start: 0, end: 6 },
      ],
      'answer',
      0,
      answer,
    );
    expect(spans).toEqual([{ start: 0, end: 18 }]);
    expect(cutAt(answer, spans).map((part) => part.text)).toEqual([answer.slice(0, 18), answer.slice(18)]);
  });

  it('names each source once', () => {
    const observation = { kind: 'observation', index: 0, start: 0, end: 2 } as const;
    const second_ = { kind: 'answer', index: 1, start: 0, end: 2 } as const;
    expect(describeSources([second_, observation, second_])).toBe('2번 답, 교사 관찰');
  });
});
