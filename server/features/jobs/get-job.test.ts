import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { classroom, jobUntil, startOnly } from '../../../tests/support/classroom.ts';
import { slowWriter } from '../../../tests/support/slow-writer.ts';
import { theWorld, type World } from '../../../tests/world.ts';
import { sessions } from '../../db/schema.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('getJob', () => {
  it('tells how far it is and, from the measured pace, how long it still takes', async () => {
    const { teacher, evaluationId: id, studentIds } = await classroom(world, 3);
    const { writer } = world.ctx;
    world.ctx.writer = slowWriter(50);
    try {
      const { job } = await teacher.client.must('generateRemarks', { id, studentIds });
      expect(job.remainingSeconds).toBeNull();
      await startOnly(world, job.id);
      const running = await jobUntil(teacher, job.id, (now) => now.done > 0);
      expect(running).toMatchObject({ state: 'running', total: 3 });
      expect(running.remainingSeconds).toBeGreaterThan(0);
      await jobUntil(teacher, job.id, (now) => now.finished_at !== null);
      await world.ctx.jobs.stop();
    } finally {
      world.ctx.writer = writer;
    }
  });

  it('is a poll: it keeps no idle session alive', async () => {
    const { teacher, evaluationId: id, studentIds } = await classroom(world, 1);
    const { job } = await teacher.client.must('generateRemarks', { id, studentIds });
    const activeAt = async () =>
      (await world.ctx.db.select().from(sessions).where(eq(sessions.userId, teacher.id)))[0]?.lastActiveAt;
    const before = await activeAt();
    world.clock.advance(5 * 60_000);
    await teacher.client.must('getJob', { id: job.id });
    expect(await activeAt()).toEqual(before);
  });
});
