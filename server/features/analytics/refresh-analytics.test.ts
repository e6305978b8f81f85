import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTIVITIES, PERIODS } from '../../../contract/analytics.ts';
import type { Role } from '../../../contract/users.ts';
import { bruteForce, readAll } from '../../../tests/support/brute-force.ts';
import { bruteReport } from '../../../tests/support/brute-report.ts';
import { createWorld, type World } from '../../../tests/world.ts';
import { seoulDay } from '../../clock.ts';
import { newId } from '../../db/ids.ts';
import {
  activities,
  analyticsDays,
  analyticsPeople,
  classes,
  enrolments,
  evaluations,
  responses,
  sessions,
  users,
} from '../../db/schema.ts';
import { readReport } from '../reports/get-reports.ts';
import { addDays, dayStart } from './days.ts';
import { readOverview } from './read-overview.ts';
import { refreshAnalytics } from './refresh-analytics.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Repeatable chance: the same seed, the same worlds (Park and Miller). */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    is: (probability: number) => next() < probability,
    /** The one to whom nothing is due gets nothing: `items` may not be empty. */
    of: <T>(items: readonly T[]): T => items[below(items.length)] as T,
  };
}
type Chance = ReturnType<typeof chance>;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A moment of the last `days` days: often at a day's border in Seoul, to the millisecond. */
function moment(random: Chance, days: number): Date {
  const now = world.clock.now().getTime();
  const then = now - random.below(days * DAY);
  if (!random.is(0.4)) return new Date(then);
  const border = dayStart(new Date(then + 9 * HOUR).toISOString().slice(0, 10)).getTime();
  return new Date(Math.min(now, Math.max(now - days * DAY, border + random.of([-1, 0, 1]))));
}

/**
 * People and what they did, of every kind that the product itself can bring about. A session is stored when it begins,
 * so none comes late; what people did may.
 */
async function live(random: Chance, days: number, sessionDays = days): Promise<void> {
  const { db } = world.ctx;
  const roles: (Role | null)[] = ['teacher', 'student', 'student', 'admin', null];
  const people = Array.from({ length: 12 }, () => {
    const id = newId();
    const role = random.of(roles);
    return { id, email: `${id}@example.com`, name: `사람 ${id}`, role, createdAt: moment(random, days) };
  });
  await db.insert(users).values(people);
  const everybody = await db.select({ id: users.id, role: users.role }).from(users);
  await db.insert(activities).values(
    Array.from({ length: 150 }, () => {
      const { id, role } = random.of(everybody);
      return { userId: id, role, action: random.of(ACTIVITIES), at: moment(random, days) };
    }),
  );
  await db.insert(sessions).values(
    Array.from({ length: 40 }, () => {
      const createdAt = moment(random, sessionDays);
      const lastActiveAt = new Date(+createdAt + random.below(12 * HOUR));
      return { id: newId(), userId: random.of(everybody).id, createdAt, lastActiveAt, rotatedAt: createdAt };
    }),
  );
  const of = (role: Role) => everybody.filter((person) => person.role === role);
  for (let n = 0; n < 4; n += 1) {
    const [classId, teacher] = [newId(), random.of(of('teacher').length > 0 ? of('teacher') : everybody)];
    const createdAt = moment(random, days);
    await db.insert(classes).values({
      id: classId,
      teacherId: teacher.id,
      name: '수업',
      type: 'subject',
      schoolYear: 2026,
      createdAt,
      deletedAt: random.is(0.2) ? world.clock.now() : null,
    });
    const students = of('student').filter(() => random.is(0.6));
    if (students.length > 0)
      await db.insert(enrolments).values(
        students.map(({ id }) => ({
          classId,
          studentId: id,
          joinedAt: createdAt,
          leftAt: random.is(0.2) ? world.clock.now() : null,
        })),
      );
    for (let m = 0; m < 2; m += 1) {
      const [id, at, isDistributed] = [newId(), moment(random, days), random.is(0.7)];
      const distributedAt = isDistributed && random.is(0.8) ? new Date(+at + HOUR) : null;
      await db.insert(evaluations).values({
        id,
        classId,
        type: random.of(['subject', 'subject', 'creative'] as const),
        // One sheet over the whole term at most; it is no form.
        kind: m === 0 && random.is(0.3) ? 'term' : 'form',
        classContent: '내용',
        questions: [],
        createdAt: at,
        isDistributed,
        distributedAt,
        markedClosed: isDistributed && random.is(0.3),
        dueAt: isDistributed && random.is(0.3) ? moment(random, days) : null,
        deletedAt: random.is(0.15) ? world.clock.now() : null,
      });
      const answering = students.filter(() => isDistributed && random.is(0.6));
      if (answering.length > 0)
        await db.insert(responses).values(
          answering.map(({ id: studentId }) => ({
            id: newId(),
            evaluationId: id,
            studentId,
            createdAt: at,
            submittedAt: random.is(0.9) ? new Date(+at + random.below(40 * HOUR)) : null,
          })),
        );
    }
  }
}

/** What the past does not keep still: roles, accounts, memberships, submissions, sessions that go on. */
async function change(random: Chance): Promise<void> {
  const { db } = world.ctx;
  const now = world.clock.now();
  const everybody = await db.select({ id: users.id }).from(users);
  const some = everybody.filter(() => random.is(0.1)).map(({ id }) => id);
  if (some.length > 0) {
    await db
      .update(users)
      .set({ role: random.of(['teacher', 'student'] as const) })
      .where(inArray(users.id, some));
    await db
      .update(users)
      .set({ isActive: false, withdrawnAt: now })
      .where(inArray(users.id, some.slice(1)));
    await db.update(enrolments).set({ leftAt: now }).where(inArray(enrolments.studentId, some));
    await db
      .update(responses)
      .set({ submittedAt: null })
      .where(inArray(responses.studentId, some.slice(2)));
  }
  await db
    .update(sessions)
    .set({ lastActiveAt: now })
    .where(sql`${sessions.createdAt} > ${new Date(+now - 11 * HOUR).toISOString()}::timestamptz`);
}

async function expectTruth(): Promise<void> {
  const all = await readAll(world.ctx.db);
  for (const days of PERIODS) {
    const { updatedAt, ...overview } = await readOverview(world.ctx, days);
    expect(overview).toEqual(bruteForce(all, new Date(updatedAt), days));
  }
  const now = world.clock.now();
  const endDate = seoulDay(now);
  for (const days of [0, 1, 40, 250]) {
    const startDate = addDays(endDate, -days);
    const stats = await readReport(world.ctx, { startDate, endDate });
    expect(stats).toEqual(bruteReport(all, now, startDate, endDate));
    const before = await readReport(world.ctx, { startDate, endDate: startDate });
    expect(before).toEqual(bruteReport(all, now, startDate, startDate));
  }
}

describe('the rollups', () => {
  it('of an empty site are zeros', async () => {
    const empty = await createWorld();
    const { activityMetrics, retentionMetrics, educationMetrics } = await readOverview(empty.ctx, 7);
    expect(activityMetrics.current).toEqual({ dau: 0, wau: 0, mau: 0 });
    expect(activityMetrics.trends.dauTrend).toHaveLength(7);
    expect(retentionMetrics).toMatchObject({ d1Retention: 0, cohortSizes: { d1: 0 } });
    expect(retentionMetrics.cohortAnalysis).toHaveLength(6);
    expect(educationMetrics).toMatchObject({ completionRate: 0, avgResponseTime: 0 });
    await empty.close();
  });

  it.each([
    [1, 200],
    [2, 1],
    [3, 60],
  ])('answer what a plain count over all rows answers (world %i, %i days)', async (seed, days) => {
    const random = chance(seed * 7919);
    await live(random, days, seed === 1 ? days : 0.4);
    // The first refresh of all is the first overview's own; later ones are the job's or the button's.
    if (seed > 1) await refreshAnalytics(world.ctx, { wait: random.is(0.5) });
    if (seed === 1) await expectTruth();
    // Rows that come late, on days that were counted long ago; then hours in which nothing is open any more.
    await live(random, 120, 0.4);
    await change(random);
    world.clock.advance(random.below(20 * HOUR));
    await refreshAnalytics(world.ctx, { wait: true });
    await expectTruth();
    world.clock.advance(random.below(3 * DAY));
    await refreshAnalytics(world.ctx, { wait: true });
    await expectTruth();
  });

  it('hold the same however often they are refreshed, and by how many at once', async () => {
    const before = await world.ctx.db.select().from(analyticsDays).orderBy(analyticsDays.day);
    const done = await Promise.all([
      refreshAnalytics(world.ctx, { wait: true }),
      refreshAnalytics(world.ctx, { wait: false }),
      refreshAnalytics(world.ctx, { wait: true }),
    ]);
    expect(done.filter(Boolean).length).toBeGreaterThanOrEqual(2);
    expect(await world.ctx.db.select().from(analyticsDays).orderBy(analyticsDays.day)).toEqual(before);
    await expectTruth();
  });

  it('keep a day whose log is gone, and nobody’s name with it', async () => {
    const person = await world.teacher();
    const at = new Date(world.clock.now().getTime() - 2 * DAY);
    await world.ctx.db.insert(activities).values({ userId: person.id, role: 'teacher', action: 'LOGIN', at });
    await refreshAnalytics(world.ctx, { wait: true });
    const day = seoulDay(at);
    world.clock.advance(3 * 366 * DAY);
    await world.ctx.db.delete(activities);
    await refreshAnalytics(world.ctx, { wait: true });
    const [row] = await world.ctx.db.select().from(analyticsDays).where(eq(analyticsDays.day, day));
    expect(row?.teachers).toBeGreaterThan(0);
    expect(await world.ctx.db.select().from(analyticsPeople)).toEqual([]);
  });
});
