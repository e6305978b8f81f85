import { describe, expect, it } from 'vitest';
import { checkRecord, FAMILIES } from './check-record.ts';
import { readPassage } from './passage.ts';

const OPTIONS = { year: 2026, names: ['김하늘', '이서준'], school: '새솔고등학교', deny: ['다라'] };
const FLOODS = ['미국 ', '상을 받아 ', '등단 ', '가\n', '수학 점수가 ', '전국 공모에서 '];
/** Less than this is lost in what else the processor does. */
const LEAST = 1_000;

/** So much, in µs, that what else the processor does is lost in it: one run tells. */
const PLENTY = 50_000;

/** Processor time, not the clock: what else runs on the machine does not count. The best of some runs. */
function effort(work: () => void): number {
  let best = Infinity;
  for (let run = 0; run < 3 && (run === 0 || best < PLENTY); run += 1) {
    const before = process.cpuUsage().user;
    work();
    best = Math.min(best, process.cpuUsage().user - before);
  }
  return best;
}

/** How much more four times the text takes: 4 where the work grows with the text, 16 where it grows with its square. */
function growth(prepare: (length: number) => () => void): number {
  effort(prepare(500));
  let least = Infinity;
  for (let attempt = 0; attempt < 3 && least > 9; attempt += 1)
    least = Math.min(least, effort(prepare(16_000)) / Math.max(effort(prepare(4_000)), LEAST));
  return least;
}

describe.each(FLOODS)('a flood of %j takes time by its length', (word) => {
  const flood = (length: number) => word.repeat(Math.ceil(length / word.length));

  it('in the whole check', { timeout: 60_000 }, () => {
    expect(growth((length) => () => void checkRecord(flood(length / 2), OPTIONS))).toBeLessThan(9);
  });

  // One by one: beside all the others the square of a single rule would not show.
  it.each(FAMILIES.map((rule, at) => [at, rule] as const))('in rules %i', { timeout: 60_000 }, (_, rule) => {
    const measured = growth((length) => {
      const passage = readPassage(flood(length));
      return () => void rule(passage, OPTIONS);
    });
    expect(measured).toBeLessThan(9);
  });
});
