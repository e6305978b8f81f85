import type { Context } from '../context.ts';
import { newId } from '../db/ids.ts';
import { breakLeases, claimJob, type Lease, releaseAll } from './leases.ts';
import { runJob } from './run-job.ts';

/** What this server does without a request. */
export interface Jobs {
  start(): void;
  /** There may be something to do: look now instead of at the next poll. */
  wake(): void;
  /** Takes nothing more, lets students under way finish for a while, and gives the rest to whoever comes next. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  /** True where no other server can be on the same database. */
  alone?: boolean;
  pollMs?: number;
  leaseMs?: number;
}

/** How soon a job is found that another server, or none, was told of, in ms. */
const POLL_MS = 2_000;
/** How long a dead server's job lies idle, in ms; renewed three times in that time. */
const LEASE_MS = 15_000;
/** Teachers whose jobs go on side by side, so that a long one keeps nobody waiting. */
const JOBS_AT_ONCE = 4;
/** What students under way may still take when the server stops, in ms: the process ends within 10 s. */
const FINISH_MS = 6_000;

/** The queue of this server over the jobs table (docs/decisions/0011-jobs.md). */
export function createJobs(context: () => Context, options: JobsOptions = {}): Jobs {
  const lease: Lease = { owner: newId(), milliseconds: options.leaseMs ?? LEASE_MS };
  const running = new Map<string, Promise<void>>();
  let stopping = new AbortController();
  let looping: Promise<void> | null = null;
  let wake = () => {};

  /** Until somebody calls, or the time is up; a call that came before counts. */
  let called = false;
  const rest = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      if (called || stopping.signal.aborted) {
        called = false;
        return resolve();
      }
      const timer = setTimeout(done, milliseconds);
      function done() {
        called = false;
        clearTimeout(timer);
        resolve();
      }
      wake = done;
    });
  const call = () => {
    called = true;
    wake();
  };

  const claim = async () => {
    const ctx = context();
    if (running.size >= JOBS_AT_ONCE) return null;
    try {
      return await claimJob(ctx.db, lease, ctx.clock.now(), [...running.keys()]);
    } catch (error) {
      if (!stopping.signal.aborted) ctx.log.warn({ err: error }, 'no job claimed');
      return null;
    }
  };

  const loop = async () => {
    const ctx = context();
    if (options.alone) await breakLeases(ctx.db);
    while (!stopping.signal.aborted) {
      const job = await claim();
      if (!job) {
        await rest(options.pollMs ?? POLL_MS);
        continue;
      }
      ctx.log.info({ job: job.id }, 'job claimed');
      // A job that cannot go on keeps its lease: it is tried again when that has run out, not at once.
      const run: Promise<void> = runJob(ctx, job, lease, stopping.signal)
        .catch((error: unknown) => ctx.log.error({ err: error, job: job.id }, 'job interrupted'))
        .finally(() => {
          running.delete(job.id);
          call();
        });
      running.set(job.id, run);
    }
  };

  return {
    start() {
      if (looping) return;
      stopping = new AbortController();
      looping = loop().catch((error: unknown) => context().log.error({ err: error }, 'jobs ended'));
    },
    wake: call,
    async stop() {
      if (!looping) return;
      stopping.abort();
      call();
      await looping;
      looping = null;
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, FINISH_MS);
      });
      await Promise.race([Promise.all(running.values()), patience]);
      clearTimeout(timer);
      await releaseAll(context().db, lease).catch((error: unknown) =>
        context().log.warn({ err: error }, 'leases not given back'),
      );
    },
  };
}
