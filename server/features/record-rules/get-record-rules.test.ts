import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../../../tests/world.ts';

// A world of its own: what nobody has saved yet is what this asks about.
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('getRecordRules: opens with two empty lists and the year of the rules', async () => {
  const { client } = await world.admin();
  expect(await client.must('getRecordRules', {})).toEqual({
    rules: { deny: [], allow: [] },
    year: 2026,
    version: expect.any(String),
    changed: null,
  });
});
