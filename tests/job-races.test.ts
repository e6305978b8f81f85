import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { jobs } from '../server/db/schema.ts';
import { claimJob, type Lease, settleItem } from '../server/jobs/leases.ts';
import { classroom, type Classroom, jobUntil, secondServer, versionsOf } from './support/classroom.ts';
import { slowWriter } from './support/slow-writer.ts';
import { createWorld, type World } from './world.ts';

const STUDENTS = 30;

describe.runIf(inject('postgres'))('two servers on one PostgreSQL', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld('postgres');
  });
  afterAll(() => world.close());

  const order = async (room: Classroom) =>
    (
      await room.teacher.client.must('generateRemarks', {
        id: room.evaluationId,
        studentIds: room.studentIds,
      })
    ).job.id;
  const leaseOf = async (jobId: string) =>
    (await world.ctx.db.select().from(jobs).where(eq(jobs.id, jobId)))[0]?.leaseOwner;
  const once = Array.from({ length: STUDENTS }, () => 1);

  it('a lease that is lost again and again: one remark for each student, none lost', async () => {
    const room = await classroom(world, STUDENTS);
    const servers = [1, 2].map(() => secondServer(world, slowWriter(10), { pollMs: 10, leaseMs: 60_000 }));
    const jobId = await order(room);
    for (const server of servers) server.jobs.start();
    const owners = new Set<string>();
    // Each time somebody has the job it is taken away while a text is being written.
    for (let thefts = 0; thefts < 20; thefts += 1) {
      const owner = await leaseOf(jobId);
      if (owner) owners.add(owner);
      await world.ctx.db.update(jobs).set({ leaseOwner: null, leaseUntil: null }).where(eq(jobs.id, jobId));
      await new Promise((resolve) => setTimeout(resolve, 15 + thefts));
    }
    const job = await jobUntil(room.teacher, jobId, (now) => now.finished_at !== null);
    await Promise.all(servers.map((server) => server.jobs.stop()));
    expect(job).toMatchObject({ state: 'done', total: STUDENTS, done: STUDENTS, failed: [] });
    expect(await versionsOf(world, room)).toEqual(once);
    expect(owners.size).toBe(2);
  });

  it('a server that writes on although its lease is over stores nothing', async () => {
    const room = await classroom(world, 2);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let entered = () => {};
    const writing = new Promise<void>((resolve) => {
      entered = resolve;
    });
    const { writer } = world.ctx;
    const sleeper = secondServer(
      world,
      {
        ...writer,
        write: async (input, occasion) => {
          entered();
          await held;
          return writer.write(input, occasion);
        },
      },
      { pollMs: 10, leaseMs: 200 },
    );
    const jobId = await order(room);
    sleeper.jobs.start();
    await writing;
    // As if its process had been frozen: the lease runs out, and the other takes the job over and ends it.
    await world.ctx.db.update(jobs).set({ leaseOwner: null, leaseUntil: null }).where(eq(jobs.id, jobId));
    const other = secondServer(world, writer, { pollMs: 10 });
    other.jobs.start();
    await jobUntil(room.teacher, jobId, (now) => now.finished_at !== null);
    expect(await versionsOf(world, room)).toEqual([1, 1]);
    release();
    await Promise.all([sleeper.jobs.stop(), other.jobs.stop()]);
    expect(await versionsOf(world, room)).toEqual([1, 1]);
    const { job } = await room.teacher.client.must('getJob', { id: jobId });
    expect(job).toMatchObject({ state: 'done', done: 2, failed: [] });
  });

  it('many claims at once: each job is one server’s', async () => {
    const rooms = await Promise.all(Array.from({ length: 8 }, () => classroom(world, 1)));
    await Promise.all(rooms.map(order));
    const leases: Lease[] = Array.from({ length: 24 }, (_, n) => ({
      owner: `server ${n}`,
      milliseconds: 60_000,
    }));
    const claimed = await Promise.all(
      leases.map((lease) => claimJob(world.ctx.db, lease, world.clock.now())),
    );
    const ids = claimed.flatMap((job) => job?.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
    for (const job of claimed) {
      if (!job) continue;
      const at = {
        jobId: job.id,
        studentId: rooms.find((room) => room.evaluationId === job.evaluationId)?.studentIds[0] ?? '',
      };
      const results = await Promise.all(
        leases.map((lease) => settleItem(world.ctx.db, at, lease, { state: 'done', at: world.clock.now() })),
      );
      expect(results.filter(Boolean)).toHaveLength(1);
    }
  });

  it('two presses at once: one job', async () => {
    for (let round = 0; round < 20; round += 1) {
      const room = await classroom(world, 1);
      const replies = await Promise.all(
        [1, 2, 3].map(() =>
          room.teacher.client.call('generateRemarks', { id: room.evaluationId, studentIds: room.studentIds }),
        ),
      );
      expect(replies.map((reply) => reply.failure?.code ?? 'ok').sort()).toEqual(['BUSY', 'BUSY', 'ok']);
    }
  });

  it('stopping against taking and ending: it always ends, and says what is there', async () => {
    const server = secondServer(world, slowWriter(5), { pollMs: 5 });
    server.jobs.start();
    for (let round = 0; round < 20; round += 1) {
      const room = await classroom(world, 2);
      const id = await order(room);
      await new Promise((resolve) => setTimeout(resolve, round * 3));
      await room.teacher.client.must('stopJob', { id });
      const job = await jobUntil(room.teacher, id, (now) => now.finished_at !== null);
      const versions = await versionsOf(world, room);
      expect(job.state).toBe(job.done === 2 ? 'done' : 'stopped');
      expect(versions.filter((count) => count === 1)).toHaveLength(job.done);
    }
    await server.jobs.stop();
  });
});
