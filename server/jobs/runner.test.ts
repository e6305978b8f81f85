import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { classroom, jobUntil, secondServer, versionsOf } from '../../tests/support/classroom.ts';
import { createWorld, type World } from '../../tests/world.ts';
import { jobs } from '../db/schema.ts';
import { builtinWriter } from '../writers/builtin-writer.ts';

// A world of its own: whatever waits there is taken.
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('a server that slept through its own lease does not take up beside itself what it is still writing', async () => {
  const rooms = [await classroom(world, 2), await classroom(world, 1)] as const;
  const order = async ({ teacher, evaluationId: id, studentIds }: (typeof rooms)[number]) =>
    (await teacher.client.must('generateRemarks', { id, studentIds })).job.id;
  let asked = 0;
  let wake = () => {};
  const asleep = new Promise<void>((resolve) => {
    wake = resolve;
  });
  let entered = () => {};
  const writing = new Promise<void>((resolve) => {
    entered = resolve;
  });
  const sleeper = secondServer(
    world,
    {
      ...builtinWriter,
      write: async (input, occasion) => {
        asked += 1;
        entered();
        if (asked === 1) await asleep;
        return builtinWriter.write(input, occasion);
      },
    },
    { pollMs: 5 },
  );
  const first = await order(rooms[0]);
  sleeper.jobs.start();
  await writing;
  // As on a laptop that was closed: by the database's clock the lease is over, and nobody else is there.
  await world.ctx.db
    .update(jobs)
    .set({ leaseUntil: new Date(0) })
    .where(eq(jobs.id, first));
  // The queue goes on, oldest first: once this one has ended, the first has been passed over.
  const second = await order(rooms[1]);
  await jobUntil(rooms[1].teacher, second, (job) => job.finished_at !== null);
  expect(asked).toBe(2);
  wake();
  const job = await jobUntil(rooms[0].teacher, first, (now) => now.finished_at !== null);
  expect(job).toMatchObject({ state: 'done', done: 2, failed: [] });
  expect(asked).toBe(3);
  expect(await versionsOf(world, rooms[0])).toEqual([1, 1]);
  await sleeper.jobs.stop();
});
