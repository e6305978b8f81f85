import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';
import { activities, sessions } from '../../db/schema.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('recordActivity', () => {
  it('keeps a page view with its path', async () => {
    const teacher = await world.teacher();
    const view = { kind: 'page_view', path: '/teacher/classes' } as const;
    expect(await teacher.client.must('recordActivity', view)).toEqual({});
    const rows = await world.ctx.db.select().from(activities).where(eq(activities.userId, teacher.id));
    expect(rows).toMatchObject([{ action: 'PAGE_VIEW', path: '/teacher/classes' }]);
  });

  it('keeps nothing of a heartbeat but that somebody was there', async () => {
    const teacher = await world.teacher();
    world.clock.advance(60_000);
    await teacher.client.must('recordActivity', { kind: 'heartbeat' });
    const rows = await world.ctx.db.select().from(activities).where(eq(activities.userId, teacher.id));
    expect(rows).toEqual([]);
    const [session] = await world.ctx.db.select().from(sessions).where(eq(sessions.userId, teacher.id));
    const since = (session?.lastActiveAt.getTime() ?? 0) - (session?.createdAt.getTime() ?? 0);
    expect(since).toBeGreaterThanOrEqual(60_000);
  });

  it('keeps sixty page views of a person in a minute; more are passed over without a word', async () => {
    const [busy, calm] = [await world.teacher(), await world.teacher()];
    const look = (client = busy.client) => client.call('recordActivity', { kind: 'page_view', path: '/a' });
    const kept = async () =>
      (await world.ctx.db.select().from(activities).where(eq(activities.userId, busy.id))).length;
    // A second browser of the same person counts with the first.
    const other = await world.signIn(busy.id);
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, index) => look(index % 2 ? other : undefined)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect(await kept()).toBe(60);
    await look(calm.client);
    expect(await world.ctx.db.select().from(activities).where(eq(activities.userId, calm.id))).toHaveLength(
      1,
    );
    world.clock.advance(60_000);
    await look();
    expect(await kept()).toBe(61);
  });

  it.each([
    [{ kind: 'keystroke' }, 'kind'],
    [{ kind: 'page_view', path: 'https://example.com' }, 'path'],
    [{ kind: 'page_view', path: `/${'a'.repeat(200)}` }, 'path'],
    [{ kind: 'page_view', path: '/\u0000' }, 'path'],
  ])('refuses %j', async (input, path) => {
    const { client } = await world.teacher();
    const reply = await client.send('recordActivity', input);
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path }] });
  });
});
