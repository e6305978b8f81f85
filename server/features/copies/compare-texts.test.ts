import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { pairsWith } from './compare-texts.ts';

const SHARED = '하천의 수질을 지점별로 재고 용존 산소와 탁도의 관계를 그래프로 나타냄.';
const text = (id: string, words: string) => ({ id, text: words });
/** Texts that share nothing with anything: letters in an order of their own. */
const unlike = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    text(
      `unlike ${index}`,
      Array.from({ length: 40 }, (_, at) =>
        String.fromCharCode(0xac00 + ((index * 7919 + at * at * 101) % 11_172)),
      ).join(''),
    ),
  );

describe('pairsWith', () => {
  it('puts one’s own text first, with its spans', async () => {
    const [pair] = await pairsWith([text('own', SHARED)], [text('past', `새로 씀. ${SHARED}`)]);
    expect([pair?.a, pair?.b]).toEqual(['own', 'past']);
    expect(pair?.spans[0]).toMatchObject({ aStart: 0, bStart: 6 });
  });

  it('leaves out what only others share', async () => {
    expect(await pairsWith(unlike(1), [text('past 1', SHARED), text('past 2', SHARED)])).toEqual([]);
  });

  it('finds the last of many others, and each pair once', async () => {
    const own = [text('own 1', SHARED), text('own 2', SHARED)];
    const pairs = await pairsWith(own, [...unlike(700), text('past', SHARED)]);
    expect(pairs.map(({ a, b }) => `${a} ${b}`).sort()).toEqual(['own 1 own 2', 'own 1 past', 'own 2 past']);
  });

  it('lets others have their turn while it compares texts of endless repetition', async () => {
    const own = Array.from({ length: 12 }, (_, index) => text(`own ${index}`, '가나'.repeat(25_000)));
    let turns = 0;
    let done = false;
    const others = (async () => {
      while (!done) {
        turns += 1;
        await setImmediate();
      }
    })();
    const pairs = await pairsWith(own, []);
    done = true;
    await others;
    expect(pairs).toHaveLength(66);
    // One turn comes before and one after; the rest were given during the comparison.
    expect(turns).toBeGreaterThan(3);
  });
});
