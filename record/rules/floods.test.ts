import { describe, expect, it } from 'vitest';
import { checkRecord } from './check-record.ts';

const OPTIONS = {
  year: 2026,
  names: ['김하늘', '이서준'],
  school: '새솔고등학교',
  allow: ['가나'],
  deny: ['다라'],
};

/** Processor time, not the clock: what else runs on the machine does not count. The best of some runs. */
function effort(text: string): number {
  let best = Infinity;
  for (let run = 0; run < 3; run += 1) {
    const before = process.cpuUsage().user;
    checkRecord(text, OPTIONS);
    best = Math.min(best, process.cpuUsage().user - before);
  }
  return best;
}

/** How much more four times the text takes: 4 where the work grows with the text, 16 where it grows with its square. */
function growth(word: string): number {
  const flood = (length: number) => word.repeat(Math.ceil(length / word.length));
  effort(flood(500));
  return effort(flood(8_000)) / Math.max(effort(flood(2_000)), 500);
}

describe('a flood of one word takes time by its length', () => {
  it.each(['미국 ', '상을 받아 ', '등단 ', '가\n'])('%j', { timeout: 60_000 }, (word) => {
    // A machine under load may spoil one measurement.
    const measured = [growth(word)];
    while (measured.length < 3 && Math.min(...measured) > 9) measured.push(growth(word));
    expect(Math.min(...measured)).toBeLessThan(9);
  });
});
