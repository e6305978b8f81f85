import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../../tests/world.ts';
import { writeSettings } from '../features/settings/write-settings.ts';
import { backUpIfDue, lastDue } from './scheduled-backup.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

// 18:00 UTC is 3 in the morning in Seoul; 2026-11-22 is a Sunday there.
it.each([
  ['daily', '2026-11-21T17:59:59.999Z', '2026-11-20T18:00:00.000Z'],
  ['daily', '2026-11-21T18:00:00.000Z', '2026-11-21T18:00:00.000Z'],
  ['weekly', '2026-11-21T17:59:59.999Z', '2026-11-14T18:00:00.000Z'],
  ['weekly', '2026-11-21T18:00:00.000Z', '2026-11-21T18:00:00.000Z'],
  ['weekly', '2026-11-27T23:00:00.000Z', '2026-11-21T18:00:00.000Z'],
  ['monthly', '2026-11-30T17:59:59.999Z', '2026-10-31T18:00:00.000Z'],
  ['monthly', '2026-11-30T18:00:00.000Z', '2026-11-30T18:00:00.000Z'],
] as const)('%s, at %s: was due at %s', (schedule, now, due) => {
  expect(lastDue(schedule, new Date(now)).toISOString()).toBe(due);
});

it('is made once for each time it is due, whoever asks, and made up for afterwards', async () => {
  const admin = await world.admin();
  const count = async () => (await (await world.signIn(admin.id)).must('listBackups', {})).backups.length;
  const tick = () => Promise.all([backUpIfDue(world.ctx), backUpIfDue(world.ctx)]);
  await tick();
  expect(await count()).toBe(0);
  await writeSettings(world.ctx, world.ctx.db, {
    backup: { autoBackupEnabled: true, backupSchedule: 'daily', backupRetentionDays: 30 },
  });
  world.clock.advance(5_000);
  await tick();
  expect(await count()).toBe(0);
  world.clock.advance(DAY);
  await tick();
  await tick();
  expect(await count()).toBe(1);
  world.clock.advance(3 * DAY);
  await tick();
  expect(await count()).toBe(2);
  await writeSettings(world.ctx, world.ctx.db, {
    backup: { autoBackupEnabled: true, backupSchedule: 'monthly', backupRetentionDays: 30 },
  });
  world.clock.advance(32 * DAY);
  await tick();
  expect(await count()).toBe(3);
});

it('is tried again after a pause when it failed', async () => {
  const { env } = world.ctx;
  const folder = env.backupDir;
  const admin = await world.admin();
  const list = async () => (await world.signIn(admin.id)).must('listBackups', {});
  const before = (await list()).backups.length;
  world.clock.advance(32 * DAY);
  env.backupDir = '/dev/null';
  await expect(backUpIfDue(world.ctx)).rejects.toThrow();
  env.backupDir = folder;
  expect((await list()).failure).toMatchObject({ kind: 'scheduled' });
  await backUpIfDue(world.ctx);
  expect((await list()).backups).toHaveLength(before);
  world.clock.advance(HOUR);
  await backUpIfDue(world.ctx);
  expect(await list()).toMatchObject({ failure: null, backups: { length: before + 1 } });
});
