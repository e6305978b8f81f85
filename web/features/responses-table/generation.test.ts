import { describe, expect, it } from 'vitest';
import { estimateMinutes, type Job, type Progress, runGeneration } from './generation.ts';

const jobs: Job[] = ['가온', '나래', '다솜'].map((name) => ({
  key: `s-${name}`,
  name,
  responseId: `r-${name}`,
  observation: '성실함',
}));

function run(
  write: (job: Job) => Promise<void>,
  options: { stop?: AbortController; endsAll?: boolean } = {},
) {
  const seen: Progress[] = [];
  const last = runGeneration({
    jobs,
    write,
    explain: (error) => (error instanceof Error ? error.message : ''),
    onProgress: (progress) => seen.push(progress),
    signal: (options.stop ?? new AbortController()).signal,
    endsAll: () => options.endsAll ?? false,
  });
  return { seen, last };
}

describe('bulk generation', () => {
  it.each([
    [1, 1],
    [20, 1],
    [21, 2],
    [40, 2],
  ])('%i students take %i minutes', (count, minutes) => {
    expect(estimateMinutes(count)).toBe(minutes);
  });

  it('writes in order, one at a time', async () => {
    const order: string[] = [];
    let open = 0;
    const { last } = run(async (job) => {
      open += 1;
      expect(open).toBe(1);
      await Promise.resolve();
      order.push(job.name);
      open -= 1;
    });
    expect(await last).toMatchObject({ phase: 'done', done: 3, failed: [], current: null });
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

  it('stops after the one that is being written', async () => {
    const stop = new AbortController();
    const { last, seen } = run(async () => stop.abort(), { stop });
    expect(await last).toMatchObject({ phase: 'stopped', total: 3, done: 1 });
    expect(seen.map((progress) => progress.current)).toEqual(['가온', '가온', null]);
  });

  it('ends when the rest would fail too', async () => {
    const { last } = run(() => Promise.reject(new Error('끊김')), { endsAll: true });
    expect(await last).toMatchObject({ phase: 'stopped', done: 0 });
  });
});
