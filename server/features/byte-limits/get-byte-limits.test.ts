import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../../../tests/world.ts';
import { schoolYear } from '../../clock.ts';

// A world of its own: what nobody has saved yet is what this asks about.
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it("getByteLimits: opens with the specification's limits for every year", async () => {
  const { client } = await world.admin();
  expect(await client.must('getByteLimits', {})).toEqual({
    limits: [],
    defaults: { subject: 1500, autonomy: 1500, club: 1500, career: 2100 },
    currentYear: schoolYear(world.clock.now()),
    version: expect.any(String),
    changed: null,
  });
});
