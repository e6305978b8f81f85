import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classroom } from '../../../tests/support/classroom.ts';
import { EventReader } from '../../../tests/support/event-reader.ts';
import { slowWriter } from '../../../tests/support/slow-writer.ts';
import { createWorld, type Person, type World } from '../../../tests/world.ts';
import { sessions } from '../../db/schema.ts';

/** A world of its own: its server listens, and is closed in the last test. */
let world: World;
let origin: string;
beforeAll(async () => {
  world = await createWorld();
  origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.connection.close());

async function order(count: number) {
  const room = await classroom(world, count);
  const { job } = await room.teacher.client.must('generateRemarks', {
    id: room.evaluationId,
    studentIds: room.studentIds,
  });
  return { ...room, jobId: job.id };
}
const open = (teacher: Person, jobId: string, headers?: Record<string, string>) =>
  EventReader.open(origin, teacher.client, jobId, headers);
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('watchJob', () => {
  it('sends the whole state at once, at each change and at the end, then ends', async () => {
    const { teacher, jobId } = await order(4);
    const stream = await open(teacher, jobId, { 'accept-encoding': 'gzip, br' });
    expect(stream.status).toBe(200);
    const headers = ['content-type', 'cache-control', 'x-accel-buffering', 'content-encoding'];
    expect(headers.map((name) => stream.headers.get(name))).toEqual([
      'text/event-stream',
      'no-store, no-transform',
      'no',
      null,
    ]);
    await until(() => stream.events.length === 1);
    expect(stream.events[0]?.data.job).toMatchObject({ state: 'waiting', total: 4, done: 0 });
    const { writer } = world.ctx;
    world.ctx.writer = slowWriter(800);
    world.ctx.jobs.start();
    await stream.ended;
    await world.ctx.jobs.stop();
    world.ctx.writer = writer;
    const states = stream.events.map((event) => event.data.job);
    expect(states.at(-1)).toMatchObject({ state: 'done', done: 4, failed: [] });
    expect(states.length).toBeGreaterThan(2);
    const counts = states.map((job) => job.done);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(new Set(stream.events.map((event) => event.id)).size).toBe(stream.events.length);
    const { job } = await teacher.client.must('getJob', { id: jobId });
    expect(states.at(-1)).toEqual(job);
  });

  it('takes up where a line broke: the state now, and nothing more for whoever has the last', async () => {
    const { teacher, jobId } = await order(1);
    await teacher.client.must('stopJob', { id: jobId });
    const late = await open(teacher, jobId, { 'last-event-id': 'an older one' });
    await late.ended;
    expect(late.events.map((event) => event.data.job.state)).toEqual(['stopped']);
    const again = await open(teacher, jobId, { 'last-event-id': late.events[0]?.id ?? '' });
    expect(again.status).toBe(204);
  });

  it('ends when the session does', async () => {
    const { teacher, jobId } = await order(1);
    const stream = await open(teacher, jobId);
    await until(() => stream.events.length === 1);
    await world.ctx.db
      .update(sessions)
      .set({ revokedAt: world.clock.now() })
      .where(eq(sessions.userId, teacher.id));
    await stream.ended;
    expect((await open(teacher, jobId)).status).toBe(401);
  });

  it('ends when the class is no longer the teacher’s', async () => {
    const { teacher, classId, jobId } = await order(1);
    const stream = await open(teacher, jobId);
    await until(() => stream.events.length === 1);
    await teacher.client.must('deleteClass', { id: classId });
    await stream.ended;
    expect((await open(teacher, jobId)).status).toBe(404);
  });

  it('leaves a browser connections for everything else', async () => {
    const { teacher, jobId } = await order(1);
    const streams = await Promise.all(Array.from({ length: 4 }, () => open(teacher, jobId)));
    expect(streams.map((stream) => stream.status)).toEqual([200, 200, 200, 200]);
    const refused = await open(teacher, jobId);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await teacher.client.raw('HEAD', `/api/teacher/jobs/${jobId}/events`, null)).status).toBe(200);
    // Another session, of the same person, has connections of its own.
    const elsewhere = await world.signIn(teacher.id);
    const other = await EventReader.open(origin, elsewhere, jobId);
    expect(other.status).toBe(200);
    for (const stream of [...streams, other]) stream.close();
    let next = 429;
    while (next === 429) {
      const stream = await open(teacher, jobId);
      next = stream.status;
      stream.close();
    }
    expect(next).toBe(200);
  });

  it('keeps no idle session alive', async () => {
    const { teacher, jobId } = await order(1);
    const activeAt = async () =>
      (await world.ctx.db.select().from(sessions).where(eq(sessions.userId, teacher.id)))[0]?.lastActiveAt;
    const before = await activeAt();
    world.clock.advance(5 * 60_000);
    const stream = await open(teacher, jobId);
    await until(() => stream.events.length === 1);
    expect(await activeAt()).toEqual(before);
    stream.close();
  });

  it('does not keep the server from closing', async () => {
    const { teacher, jobId } = await order(1);
    const stream = await open(teacher, jobId);
    await until(() => stream.events.length === 1);
    const closing = world.app.close();
    await stream.ended;
    // As the server does at its end (server/run-server.ts): a connection opened ahead, with no call on it, is cut off.
    world.app.server.closeAllConnections();
    await closing;
  });
});
