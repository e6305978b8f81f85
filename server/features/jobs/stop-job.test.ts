import { beforeAll, describe, expect, it } from 'vitest';
import { classroom, jobUntil, versionsOf, startOnly } from '../../../tests/support/classroom.ts';
import { slowWriter } from '../../../tests/support/slow-writer.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('stopJob', () => {
  it('ends a job that nobody has begun', async () => {
    const room = await classroom(world, 1);
    const { teacher, evaluationId: id, studentIds } = room;
    const { job } = await teacher.client.must('generateRemarks', { id, studentIds });
    const stopped = await teacher.client.must('stopJob', { id: job.id });
    expect(stopped.job).toMatchObject({ state: 'stopped', total: 1, done: 0, failed: [] });
    expect((await teacher.client.must('stopJob', { id: job.id })).job).toEqual(stopped.job);
    expect(await versionsOf(world, room)).toEqual([0]);
  });

  it('finishes who is under way and takes nobody further', async () => {
    const room = await classroom(world, 4);
    const { teacher, evaluationId: id, studentIds } = room;
    const { writer } = world.ctx;
    world.ctx.writer = slowWriter(100);
    try {
      const { job } = await teacher.client.must('generateRemarks', { id, studentIds });
      await startOnly(world, job.id);
      await jobUntil(teacher, job.id, (now) => now.done === 1);
      const { job: asked } = await teacher.client.must('stopJob', { id: job.id });
      expect(['stopping', 'stopped']).toContain(asked.state);
      const ended = await jobUntil(teacher, job.id, (now) => now.finished_at !== null);
      await world.ctx.jobs.stop();
      expect(ended).toMatchObject({ state: 'stopped', total: 4, failed: [] });
      expect(ended.done).toBeLessThan(4);
      const versions = await versionsOf(world, room);
      expect(versions.filter((count) => count === 1)).toHaveLength(ended.done);
      expect(versions.filter((count) => count > 1)).toEqual([]);
    } finally {
      world.ctx.writer = writer;
    }
  });
});
