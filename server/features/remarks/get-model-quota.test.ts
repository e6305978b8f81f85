import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fails, says } from '../../../tests/support/model-server.ts';
import { createModelWorld, GOOD, type ModelWorld, write } from '../../../tests/support/model-world.ts';
import { theWorld } from '../../../tests/world.ts';

let made: ModelWorld;
beforeAll(async () => {
  made = await createModelWorld({ AI_DAILY_LIMIT: '2' });
});
afterAll(() => made.close());

describe('getModelQuota', () => {
  it('counts down with every text that goes to the model, whatever comes of it, and never below nothing', async () => {
    const { world, server } = made;
    const things = await world.submission('submitted');
    const left = async () => (await things.teacher.client.must('getModelQuota', {})).quota;
    expect(await left()).toEqual({ limit: 2, left: 2 });
    server.behave(says(GOOD));
    await write(things);
    expect(await left()).toEqual({ limit: 2, left: 1 });
    server.behave(fails(401));
    await write(things);
    expect(await left()).toEqual({ limit: 2, left: 0 });
    const { response } = await write(things);
    expect(response.provenance?.fallback).toMatch(/횟수를 다 써서/);
    expect(await left()).toEqual({ limit: 2, left: 0 });
    // Another teacher has a share of their own.
    const other = await world.teacher();
    expect(await other.client.must('getModelQuota', {})).toEqual({ quota: { limit: 2, left: 2 } });
  });

  it('is none where no model is configured', async () => {
    const teacher = await (await theWorld()).teacher();
    expect(await teacher.client.must('getModelQuota', {})).toEqual({ quota: null });
  });
});
