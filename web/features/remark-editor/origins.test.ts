import { describe, expect, it } from 'vitest';
import type { Provenance } from '../../../contract/provenance.ts';
import { LEFT_OUT } from './candidates.ts';
import { likeness, originsOf } from './origins.ts';

const first = '빛의 세기를 바꾸며 기포를 셈.';
const second = '측정 시간을 맞추어 고른 결과를 얻음.';
const answered = (index: number) => [{ kind: 'answer' as const, index, start: 0, end: 9 }];
const dropped = '저는 모둠원의 의견을 표로 정리했어요.';
const provenance: Provenance = {
  writer: 'builtin',
  sentences: [
    { text: first, start: 0, end: 0, intent: '과정', sources: answered(0), review: '수치를 확인해 주세요.' },
    { text: second, start: 0, end: 0, intent: '어려움과 해결', sources: answered(1) },
  ],
  dropped: [
    { text: dropped, reason: '분량이 넘칩니다.', source: { kind: 'answer', index: 2, start: 0, end: 4 } },
  ],
  missing: [],
};
const kinds = (sentences: string[]) => originsOf(sentences, provenance).origins.map((origin) => origin.kind);

describe('where the sentences of a remark come from', () => {
  it('is known in any order', () => {
    const { origins, spares } = originsOf([second, first], provenance);
    expect(origins).toEqual([
      { kind: 'draft', intent: '어려움과 해결', sources: answered(1) },
      { kind: 'draft', intent: '과정', sources: answered(0), review: '수치를 확인해 주세요.' },
    ]);
    expect(spares.map((spare) => spare.reason)).toEqual(['분량이 넘칩니다.']);
  });

  it('what the draft left out waits in the words that the draft had for it', () => {
    const [left] = provenance.dropped;
    const told = '모둠원의 의견을 표로 나타냄.';
    const put = { ...provenance, dropped: left ? [{ ...left, told }] : [] };
    expect(originsOf([first, second], put).spares.map(({ words }) => words)).toEqual([told]);
    expect(originsOf([first, second, told], put).origins.at(-1)).toMatchObject({ kind: 'put' });
  });

  it('a sentence left out waits beside those that the draft left out', () => {
    expect(originsOf([first], provenance).spares).toMatchObject([
      { words: second, reason: LEFT_OUT, sources: answered(1) },
      {
        words: '모둠원의 의견을 표로 정리함.',
        reason: '분량이 넘칩니다.',
        sources: [{ kind: 'answer', index: 2, start: 0, end: 4 }],
      },
    ]);
  });

  it('what was put in comes in record style and keeps its source', () => {
    const { origins, spares } = originsOf([first, second, '모둠원의 의견을 표로 정리함.'], provenance);
    expect(origins[2]).toMatchObject({ kind: 'put', sources: [{ index: 2 }] });
    expect(spares).toEqual([]);
  });

  it('an edited sentence keeps its source and no longer waits to be put in', () => {
    const { origins, spares } = originsOf(['빛의 세기를 세 단계로 바꾸며 기포를 셈.', second], provenance);
    expect(origins[0]).toEqual({ kind: 'edited', intent: '과정', sources: answered(0) });
    expect(spares).toHaveLength(1);
  });

  it('two that run together have the sources of both', () => {
    const { origins } = originsOf([`${first.slice(0, -1)}, ${second}`], provenance);
    expect(origins).toEqual([{ kind: 'edited', intent: null, sources: [...answered(0), ...answered(1)] }]);
  });

  const noted = { kind: 'observation' as const, index: 0, start: 0, end: 6 };
  const note = '발표 침착';
  const asked = {
    ...provenance,
    dropped: [{ text: note, reason: '서술어가 없는 메모입니다.', source: noted }],
  };
  const made = '여러 사람 앞에서 흔들림 없이 결과를 전함.';
  const finished = { ...asked, finished: [{ text: made, of: note, sources: [noted] }] };

  it('a note waits as it was written, and its reading is what the finishing begins with', () => {
    expect(originsOf([first, second], asked).spares).toMatchObject([
      { words: note, standing: 'unfinished', begun: '발표 침착함.', raw: note, sources: [noted] },
    ]);
  });

  it('a sentence made of a note has the note’s source, however little of it is left, and edited it keeps that', () => {
    for (const words of [made, made.replace('결과', '탐구 결과')])
      expect(originsOf([first, second, words], finished)).toMatchObject({
        origins: [{ kind: 'draft' }, { kind: 'draft' }, { kind: 'edited', sources: [noted] }],
        spares: [],
      });
    expect(originsOf([made], asked).origins).toMatchObject([{ kind: 'hand', sources: [] }]);
  });

  it('taken back, the note waits again, begun as it was; taken out, the sentence itself waits', () => {
    expect(originsOf([first, second], finished).spares).toMatchObject([
      { words: note, standing: 'unfinished', begun: made },
    ]);
    expect(originsOf([first, second], finished, [made]).spares).toMatchObject([
      { words: made, standing: 'whole', reason: LEFT_OUT, raw: note, sources: [noted] },
    ]);
  });

  it('no sentence comes from an answer that says nothing', () => {
    const nothing = { text: '딱히 없음', reason: '답이 없는 문장입니다.', source: noted };
    const { origins, spares } = originsOf(['딱히 없음'], { ...provenance, dropped: [nothing] });
    expect(origins[0]?.kind).toBe('hand');
    expect(spares.at(-1)).toMatchObject({ words: '딱히 없음', standing: 'nothing' });
  });

  it('new words are the teacher’s own, and the same sentence twice is known once', () => {
    expect(kinds([first, '발표를 차분하게 이끎.', first])).toEqual(['draft', 'hand', 'hand']);
    expect(originsOf([first], null)).toEqual({
      origins: [{ kind: 'hand', intent: null, sources: [] }],
      spares: [],
    });
  });

  it('what was removed by hand can come back, once', () => {
    const mine = '발표를 차분하게 이끎.';
    const { spares } = originsOf([first], provenance, [mine, second, mine]);
    expect(spares.map((spare) => spare.words)).toEqual([mine, second, '모둠원의 의견을 표로 정리함.']);
    expect(originsOf([first, mine], provenance, [mine]).spares[0]?.words).toBe(second);
  });
});

it('likeness is the share of common letter pairs', () => {
  expect(likeness(first, first)).toBe(1);
  expect(likeness(first, second)).toBeLessThan(0.3);
  expect(likeness('', '')).toBe(0);
});
