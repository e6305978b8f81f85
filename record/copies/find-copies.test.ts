import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COPY_SUSPECT, findCopies } from './find-copies.ts';

const SHARED = '미세먼지의 발생 원인을 계절별로 비교하고 공기 정화 식물의 효과를 실험으로 확인함.';
const A = `환경 수업에서 주제를 스스로 정함. ${SHARED} 모둠원의 의견을 고르게 들음.`;
const B = `${SHARED} 통계 자료를 표로 정리해 발표함.`;
const C = '함수의 그래프를 그려 최댓값을 구하고 실생활 문제에 적용하는 과정을 친구들에게 차분히 설명함.';
const D = '갈등 장면을 역할극으로 꾸며 인물의 심리를 표현하고 결말을 바꾸어 쓰며 주제를 새롭게 해석함.';

const texts = (...list: string[]) => list.map((text, index) => ({ id: `t${index}`, text }));

describe('findCopies', () => {
  it('finds a planted copy with its exact span, and nothing else', () => {
    const pairs = findCopies(texts(A, C, B, D));
    expect(pairs).toHaveLength(1);
    const [pair] = pairs;
    expect([pair?.a, pair?.b]).toEqual(['t0', 't2']);
    expect(pair?.score).toBeGreaterThan(COPY_SUSPECT);
    expect(
      pair?.spans.map((span) => [A.slice(span.aStart, span.aEnd), B.slice(span.bStart, span.bEnd)]),
    ).toEqual([[SHARED, SHARED]]);
  });

  it('marks moved sentences separately', () => {
    const one = '원인을 조사하여 세 가지로 분류함. 해결 방안을 제안하고 근거를 밝힘.';
    const two = '해결 방안을 제안하고 근거를 밝힘. 원인을 조사하여 세 가지로 분류함.';
    const [pair] = findCopies(texts(one, two, C));
    expect(pair?.spans.map((span) => one.slice(span.aStart, span.aEnd))).toEqual([
      '원인을 조사하여 세 가지로 분류함.',
      '해결 방안을 제안하고 근거를 밝힘.',
    ]);
    expect(pair?.spans.map((span) => two.slice(span.bStart, span.bEnd))).toEqual([
      '원인을 조사하여 세 가지로 분류함.',
      '해결 방안을 제안하고 근거를 밝힘.',
    ]);
  });

  it('is not misled by white space', () => {
    const [pair] = findCopies(texts(SHARED, SHARED.replaceAll(' ', '  '), C));
    expect(pair?.score).toBeCloseTo(1);
    expect(pair?.spans).toHaveLength(1);
  });

  it.each([
    ['letters in their parts, as a file from another system has them', SHARED.normalize('NFD')],
    [
      'signs without width between the letters, as one who hides a copy puts them',
      SHARED.replaceAll('', '\u200b').slice(1, -1),
    ],
  ])('is not misled by what nobody sees: %s', (_, hidden) => {
    const [pair] = findCopies(texts(A, `${hidden} 통계 자료를 표로 정리해 발표함.`, C));
    expect(pair?.score).toBeGreaterThan(COPY_SUSPECT);
    expect(pair?.spans).toEqual([
      { aStart: A.indexOf(SHARED), aEnd: A.indexOf(SHARED) + SHARED.length, bStart: 0, bEnd: hidden.length },
    ]);
  });

  it('weighs what everybody writes less than what two share', () => {
    const frame = '수업에 성실히 참여하며 자신의 의견을 논리적으로 발표함. ';
    const own = [
      A,
      C,
      D,
      '악보를 분석하여 화음의 진행을 설명하고 합주에서 박자를 이끎.',
      '지층의 단면을 관찰해 퇴적 순서를 추론하고 모형으로 나타냄.',
    ];
    const framed = findCopies(texts(...own.map((text) => frame + text)), { threshold: 0 });
    const planted = findCopies(texts(...own.map((text, index) => (index < 2 ? frame : '') + text)), {
      threshold: 0,
    });
    const score = (pairs: typeof framed) => pairs.find(({ a, b }) => a === 't0' && b === 't1')?.score ?? 0;
    expect(score(framed)).toBeGreaterThan(0);
    expect(score(framed)).toBeLessThan(score(planted));
  });

  it('reports nothing for unrelated, short or empty texts', () => {
    expect(findCopies(texts(C, D, '', '네.', '네.', '   '))).toEqual([]);
    expect(findCopies([])).toEqual([]);
  });

  it('sorts by score and obeys the threshold', () => {
    const list = texts(A, B, `${SHARED} ${C} ${D}`, A);
    const scores = findCopies(list, { threshold: 0 }).map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((one, two) => two - one));
    expect(findCopies(list, { threshold: 0.95 }).every(({ score }) => score >= 0.95)).toBe(true);
    expect(findCopies(list, { threshold: 0.95 }).length).toBeLessThan(scores.length);
  });
});

describe('whatever the texts', () => {
  // Few letters, so that random texts do share stretches.
  const text = fc.string({ unit: fc.constantFrom('가', '나', '다', ' ', '\n', '😀'), maxLength: 60 });
  const lists = fc.array(text, { maxLength: 6 });
  const bare = (value: string) => value.replaceAll(/\s/g, '');

  it('spans hold the same letters, are long enough, lie in order and never overlap', () => {
    fc.assert(
      fc.property(lists, (list) => {
        for (const { a, b, score, spans } of findCopies(texts(...list), { threshold: 0 })) {
          const one = list[Number(a.slice(1))] ?? '';
          const two = list[Number(b.slice(1))] ?? '';
          expect(score).toBeGreaterThan(0);
          expect(score).toBeLessThanOrEqual(1);
          expect(spans.length).toBeGreaterThan(0);
          let before = 0;
          for (const { aStart, aEnd, bStart, bEnd } of spans) {
            expect(bare(one.slice(aStart, aEnd))).toBe(bare(two.slice(bStart, bEnd)));
            expect(Math.min(aEnd - aStart, bEnd - bStart)).toBeGreaterThanOrEqual(12);
            expect(aStart).toBeGreaterThanOrEqual(before);
            before = aEnd;
          }
          const second = spans.map(({ bStart, bEnd }) => [bStart, bEnd] as const).sort((x, y) => x[0] - y[0]);
          second.forEach(([start], index) =>
            expect(start).toBeGreaterThanOrEqual(second[index - 1]?.[1] ?? 0),
          );
        }
      }),
    );
  });

  it('the same texts give the same pairs, in whichever order they come', () => {
    fc.assert(
      fc.property(fc.uniqueArray(text, { maxLength: 5, selector: bare }), (list) => {
        const given = list.map((value) => ({ id: value, text: value }));
        const pairs = findCopies(given, { threshold: 0 });
        expect(findCopies(given, { threshold: 0 })).toEqual(pairs);
        const key = (pair: (typeof pairs)[number]) =>
          pair.a < pair.b ? `${pair.a}|${pair.b}` : `${pair.b}|${pair.a}`;
        const turned = new Map(
          findCopies([...given].reverse(), { threshold: 0 }).map((pair) => [key(pair), pair]),
        );
        expect(turned.size).toBe(pairs.length);
        for (const pair of pairs) {
          const other = turned.get(key(pair));
          expect(other?.score).toBeCloseTo(pair.score, 10);
          const mirrored = other?.spans.map(({ aStart, aEnd, bStart, bEnd }) => ({
            ...{ aStart: bStart, aEnd: bEnd, bStart: aStart, bEnd: aEnd },
          }));
          expect(new Set(mirrored?.map((span) => JSON.stringify(span)))).toEqual(
            new Set(pair.spans.map((span) => JSON.stringify(span))),
          );
        }
      }),
    );
  });
});

describe('a class that all copied one paragraph', () => {
  const PARAGRAPH =
    '처음에는 온도가 오르면 반응이 무조건 빨라진다고 생각했는데 감자즙을 데우니 60도부터 거품이 줄어서 효소가 열에 약하다는 것을 알게 되었다.';
  const own = [
    '눈금을 읽는 일을 맡아 표를 세 번 고쳤다. 다음에는 무즙으로 해 보고 싶다. 표의 칸을 넓혔다.',
    '거름종이를 접는 법을 익혔고 물의 양을 재었다. 시계를 보며 초를 불러 주었다. 그림도 그렸다.',
    '사진을 찍어 발표 자료에 넣었다. 색이 옅어서 배경을 검게 바꾸었다. 발표 순서를 정했다.',
    '비커를 씻고 온도계를 걸었다. 눈높이에서 읽는 법을 친구에게 알려 주었다. 오차를 계산했다.',
  ];
  const answers = Array.from({ length: 28 }, (_, i) => ({
    id: `${i}`,
    text: `${[...(own[i % 4] ?? '')].map((letter, at) => (at % 9 === i % 9 ? String.fromCharCode(0xac00 + i * 97 + at) : letter)).join('')} ${PARAGRAPH}`,
  }));

  it('is listed pair by pair, however many have it', () => {
    const pairs = findCopies(answers, { whole: true });
    expect(pairs).toHaveLength((28 * 27) / 2);
    expect(findCopies(answers).length).toBeLessThan(pairs.length);
  });
});
