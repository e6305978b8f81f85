import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../../tests/world.ts';
import { settings } from '../../db/schema.ts';
import { createSettingsReader, DEFAULT_SETTINGS } from './read-settings.ts';

// A world of its own: what is set here would hold for others.
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('createSettingsReader', () => {
  it('reads the defaults until something is set, and what was set within five seconds', async () => {
    const reader = createSettingsReader(world.ctx.db, world.clock);
    expect(await reader.read()).toEqual(DEFAULT_SETTINGS);
    await world.ctx.db
      .insert(settings)
      .values({ key: 'sessionTimeout', value: 30, updatedAt: world.clock.now() });
    world.clock.advance(5000);
    expect(await reader.read()).toEqual({ ...DEFAULT_SETTINGS, sessionTimeout: 30 });
  });

  it('does not remember that reading failed once', async () => {
    let fails = true;
    const shaky = new Proxy(world.ctx.db, {
      get(target, key, receiver) {
        if (key === 'select' && fails) return () => ({ from: () => Promise.reject(new Error('away')) });
        return Reflect.get(target, key, receiver);
      },
    });
    const reader = createSettingsReader(shaky, world.clock);
    await expect(reader.read()).rejects.toThrow('away');
    fails = false;
    expect((await reader.read()).siteName).toBe(DEFAULT_SETTINGS.siteName);
  });
});
