import { describe, expect, it } from 'vitest';
import { type Job, type Progress, runSequence } from './sequence.ts';

const jobs: Job[] = ['가온', '나래', '다솜'].map((name) => ({ key: `s-${name}`, name }));

function run(work: (job: Job) => Promise<void>, options: { stop?: AbortController; endsAll?: boolean } = {}) {
  const seen: Progress[] = [];
  const last = runSequence({
    jobs,
    work,
    explain: (error) => (error instanceof Error ? error.message : ''),
    onProgress: (progress) => seen.push(progress),
    signal: (options.stop ?? new AbortController()).signal,
    endsAll: () => options.endsAll ?? false,
  });
  return { seen, last };
}

describe('work on many students', () => {
  it('goes in order, one at a time', async () => {
    const order: string[] = [];
    let open = 0;
    const { last } = run(async (job) => {
      open += 1;
      expect(open).toBe(1);
      await Promise.resolve();
      order.push(job.name);
      open -= 1;
    });
    expect(await last).toMatchObject({ phase: 'done', done: 3, failed: [], left: [], current: null });
    expect(order).toEqual(['가온', '나래', '다솜']);
  });

  it('goes on after a failure and names who failed', async () => {
    const { last } = run(async (job) => {
      if (job.name === '나래') throw new Error('다른 곳에서 먼저 수정했습니다.');
    });
    const { phase, done, failed } = await last;
    expect({ phase, done }).toEqual({ phase: 'done', done: 2 });
    expect(failed.map(({ job, message }) => `${job.name}: ${message}`)).toEqual([
      '나래: 다른 곳에서 먼저 수정했습니다.',
    ]);
  });

  it('stops after the one that is under way and knows who is left', async () => {
    const stop = new AbortController();
    const { last, seen } = run(async () => stop.abort(), { stop });
    const { phase, done, left } = await last;
    expect({ phase, done }).toEqual({ phase: 'stopped', done: 1 });
    expect(left.map((job) => job.name)).toEqual(['나래', '다솜']);
    expect(seen.map((progress) => progress.current)).toEqual(['가온', '가온', null]);
  });

  it('ends when the rest would fail too', async () => {
    const { last } = run(() => Promise.reject(new Error('끊김')), { endsAll: true });
    const { phase, failed, left } = await last;
    expect([phase, failed.length, left.length]).toEqual(['stopped', 1, 2]);
  });
});
