import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../../tests/world.ts';
import { seoulDay } from '../../clock.ts';
import { activities } from '../../db/schema.ts';
import { dayStart } from './days.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('getAnalyticsRealtime', () => {
  it('counts people by days in Seoul, and shows the last ten things that were done', async () => {
    const admin = await world.admin();
    const [one, two] = [await world.teacher({ name: '김하늘' }), await world.student()];
    const midnight = dayStart(seoulDay(world.clock.now())).getTime();
    const at = (ms: number) => new Date(midnight + ms);
    const row = (userId: string, ms: number) => ({
      userId,
      role: 'student' as const,
      action: 'LOGIN',
      at: at(ms),
    });
    await world.ctx.db
      .insert(activities)
      .values([
        ...Array.from({ length: 12 }, () => row(two.id, 0)),
        row(two.id, -1),
        row(one.id, -1),
        row(admin.id, -86_400_000),
        row(admin.id, -86_400_001),
      ]);
    await one.client.must('createClass', { name: '수업' });
    const now = await admin.client.must('getAnalyticsRealtime', {});
    expect(now).toMatchObject({
      activeUsersToday: 2,
      activeUsersYesterday: 3,
      growth: -33.3,
      sessionsToday: 3,
    });
    expect(now.recentActivities).toHaveLength(10);
    expect(now.recentActivities[0]).toEqual({
      user: '김하늘',
      userRole: 'teacher',
      action: 'CREATE_CLASS',
      timestamp: expect.any(String),
    });
  });
});
