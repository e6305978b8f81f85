import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../../tests/world.ts';
import { refreshAnalytics } from './refresh-analytics.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('updateAnalytics', () => {
  it('moves the figures on to now; until then, or until the job comes, they stand', async () => {
    const admin = await world.admin();
    const first = await admin.client.must('getAnalyticsOverview', {});
    await world.submission('submitted');
    world.clock.advance(60_000);
    const second = await admin.client.must('getAnalyticsOverview', {});
    expect(second.updatedAt).toBe(first.updatedAt);
    expect(second.educationMetrics.totalResponsesSubmitted).toBe(0);
    const { updatedAt } = await admin.client.must('updateAnalytics', {});
    const third = await admin.client.must('getAnalyticsOverview', {});
    expect(third.updatedAt).toBe(updatedAt);
    expect(third.educationMetrics.totalResponsesSubmitted).toBe(1);
    await world.submission('submitted');
    await refreshAnalytics(world.ctx, { wait: false });
    const fourth = await admin.client.must('getAnalyticsOverview', {});
    expect(fourth.educationMetrics.totalResponsesSubmitted).toBe(2);
  });
});
