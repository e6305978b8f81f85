import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../../tests/world.ts';
import { users } from '../../db/schema.ts';
import { ensureAdmin } from './ensure-admin.ts';

// A world of its own: an administrator elsewhere would be found here.
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('ensureAdmin', () => {
  it('makes one administrator when servers start at once, and shows the password once', async () => {
    const made = await Promise.all([ensureAdmin(world.ctx), ensureAdmin(world.ctx)]);
    const shown = made.find((one) => one !== null);
    expect(made.filter((one) => one === null)).toHaveLength(1);
    expect(shown?.email).toBe('admin@localhost');
    const rows = await world.ctx.db.select().from(users).where(eq(users.role, 'admin'));
    expect(rows).toHaveLength(1);

    const client = world.visitor();
    const { user } = await client.must('login', {
      email: 'admin@localhost',
      password: shown?.password ?? '',
    });
    // The first administrator counts as consented.
    expect(user).toMatchObject({ role: 'admin', consentRequired: false, passwordChangeRequired: false });
    await client.must('getAdminStats', {});
    expect(await ensureAdmin(world.ctx)).toBeNull();
  });
});
