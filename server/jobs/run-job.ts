import type { Teacher } from '../actor.ts';
import type { Context } from '../context.ts';
import type { users } from '../db/schema.ts';
import { CodedError } from '../coded-error.ts';
import { taughtSheet } from '../features/scope.ts';
import { findWaiting, finishJob, type Job, type Lease, readHeld, renewLease } from './leases.ts';
import { writeItem } from './write-item.ts';

/** Students at a time where the writer waits for a network; the built-in one computes, so more would only queue. */
const OVER_NETWORK = 3;

/**
 * Works through a job that this server holds until nobody waits, it is stopped, its teacher may no longer see the form,
 * or the lease is lost. When the server itself stops, no further student is taken and the job is left open.
 */
export async function runJob(ctx: Context, job: Job, lease: Lease, stopping: AbortSignal): Promise<void> {
  const waiting = await findWaiting(ctx.db, job.id);
  let lost = false;
  let ended = false;
  const beat = setInterval(() => {
    // A heartbeat that fails costs the lease at most, and another server goes on.
    renewLease(ctx.db, job.id, lease).then(
      (held) => {
        lost ||= !held;
      },
      (error: unknown) => ctx.log.warn({ err: error, job: job.id }, 'lease not renewed'),
    );
  }, lease.milliseconds / 3);
  const work = async () => {
    while (!stopping.aborted && !lost && !ended) {
      const held = await readHeld(ctx.db, job.id, lease);
      if (!held) {
        lost = true;
        return;
      }
      const teacher = teacherOf(held.owner);
      if (held.state === 'stopping' || !teacher || !(await mayTeach(ctx, teacher, job))) {
        ended = true;
        return;
      }
      const item = waiting.shift();
      if (!item) return;
      await writeItem(ctx, teacher, job, item, lease);
      // The built-in writer computes: whoever waits for an answer of this server comes first.
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  try {
    const workers = ctx.writer.name === 'builtin' ? 1 : OVER_NETWORK;
    await Promise.all(Array.from({ length: workers }, work));
  } catch (error) {
    // The others would go on without a heartbeat.
    lost = true;
    throw error;
  } finally {
    clearInterval(beat);
  }
  const open = stopping.aborted && !ended && waiting.length > 0;
  if (!lost && !open) await finishJob(ctx.db, job.id, lease, ctx.clock.now());
}

/** Whoever ordered the job, as an actor; null when they may no longer act as a teacher. */
function teacherOf(user: typeof users.$inferSelect): Teacher | null {
  if (user.role !== 'teacher' || !user.isActive) return null;
  // Nobody's browser: a job goes on after its session.
  const caller = { sessionId: '', accessUntil: null, address: '', device: '', agent: null };
  return { ...caller, userId: user.id, name: user.name, role: 'teacher' };
}

async function mayTeach(ctx: Context, teacher: Teacher, job: Job): Promise<boolean> {
  try {
    await taughtSheet(ctx.db, teacher, job.evaluationId);
    return true;
  } catch (error) {
    if (error instanceof CodedError) return false;
    throw error;
  }
}
