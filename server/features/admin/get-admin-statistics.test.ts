import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('getAdminStatistics', () => {
  it('is the same reply as that of getAdminStats', async () => {
    await world.submission('submitted');
    const { client } = await world.admin();
    const statistics = await client.must('getAdminStatistics', {});
    expect(statistics).toEqual(await client.must('getAdminStats', {}));
    expect(statistics.stats.activeEvaluations).toBeGreaterThan(0);
  });
});
