import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copySteps, findCopies } from './find-copies.ts';
import { COMPARED } from './shingles.ts';

// Whoever writes the texts may write one letter fifty thousand times: the work is counted, never the time.
const texts = (...list: string[]) => list.map((text, index) => ({ id: `t${index}`, text }));

function stepsOf(...list: string[]): number {
  const work = { steps: 0 };
  findCopies(texts(...list), { threshold: 0, work });
  return work.steps;
}

const SENTENCE = '저는 실험을 하고 결과를 표로 정리하여 발표하였다. ';
/** Texts that are nothing but repetition, and some that hide a little in it. */
const shapes: readonly (readonly [string, (length: number) => readonly [string, string]])[] = [
  ['one letter', (length) => ['ㅋ'.repeat(length), 'ㅋ'.repeat(length)]],
  ['two letters', (length) => ['가나'.repeat(length / 2), '나가'.repeat(length / 2)]],
  ['one sentence', (length) => [SENTENCE.repeat(length / 28), SENTENCE.repeat(length / 28)]],
  [
    'periods that differ',
    (length) => [`${'가'.repeat(30)}나`.repeat(length / 31), `${'가'.repeat(29)}나`.repeat(length / 30)],
  ],
  [
    'marks in filler',
    (length) => {
      const marked = (turn: number) =>
        Array.from(
          { length: length / 21 },
          (_, i) => '가'.repeat(20) + String.fromCharCode(0xb000 + ((i * turn) % (length / 420))),
        ).join('');
      return [marked(1), marked(7)];
    },
  ],
];

describe('texts of repetition', () => {
  it.each(shapes)('%s: twice the text is at most about twice the work', (_, shape) => {
    const some = stepsOf(...shape(4200));
    const twice = stepsOf(...shape(8400));
    expect(some).toBeGreaterThan(0);
    expect(twice).toBeLessThan(some * 3 + 1000);
    expect(twice).toBeLessThan(2 * (25_000 + 40 * 16_800) * 1.1);
  });

  it('finds two that are the same from end to end', () => {
    for (const text of ['ㅋ'.repeat(5000), '가나'.repeat(5000), SENTENCE.repeat(300).trim()]) {
      const [pair] = findCopies(texts(text, text));
      expect(pair?.score).toBe(1);
      expect(pair?.spans).toEqual([{ aStart: 0, aEnd: text.length, bStart: 0, bEnd: text.length }]);
    }
  });

  it('finds a copy between stretches of filler', () => {
    const copied = '미세먼지의 발생 원인을 계절별로 비교하고 공기 정화 식물의 효과를 실험으로 확인함.';
    const one = `${'ㅋ'.repeat(900)}${copied}${'ㅎ'.repeat(300)}`;
    const two = `${'ㅠ'.repeat(400)}${copied}${'ㅜ'.repeat(800)}`;
    const [pair] = findCopies(texts(one, two), { threshold: 0 });
    expect(pair?.spans.map((span) => one.slice(span.aStart, span.aEnd))).toEqual([copied]);
  });

  it('compares the beginning of a text without end, and says where it lies in the whole', () => {
    const long = '가 나 다 라 마 바 사 '.repeat(10_000);
    const [pair] = findCopies(texts(long, long));
    expect(pair?.spans).toEqual([{ aStart: 0, aEnd: COMPARED * 2 - 1, bStart: 0, bEnd: COMPARED * 2 - 1 }]);
  });

  it('offers a pause at least after every pair', () => {
    const list = texts(...Array.from({ length: 8 }, () => '가나다'.repeat(3000)));
    const work = { steps: 0 };
    let before = 0;
    let most = 0;
    for (const _ of copySteps(list, { work })) {
      most = Math.max(most, work.steps - before);
      before = work.steps;
    }
    expect(work.steps).toBeGreaterThan(28 * 9000);
    expect(most).toBeLessThan(work.steps / 20);
  });

  it('gives spans that hold the same letters, in order, never overlapping, whatever is repeated', () => {
    const piece = fc
      .tuple(
        fc.string({ unit: fc.constantFrom('가', '나', 'ㅋ', ' '), minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 300 }),
      )
      .map(([period, times]) => period.repeat(times));
    const periodic = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''));
    const bare = (value: string) => value.replaceAll(/\s/g, '');
    fc.assert(
      fc.property(periodic, periodic, (one, two) => {
        const work = { steps: 0 };
        const pairs = findCopies(texts(one, two), { threshold: 0, work });
        expect(work.steps).toBeLessThan(2.2 * (25_000 + 40 * (one.length + two.length)));
        for (const { score, spans } of pairs) {
          expect(score).toBeGreaterThan(0);
          expect(score).toBeLessThanOrEqual(1);
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
      { numRuns: 200 },
    );
  });
});
