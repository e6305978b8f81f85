import { readdirSync, writeFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { createWorld, type Person, type World } from '../../../tests/world.ts';
import { inspectContainer } from '../../backup/container.ts';
import { keepBackupFolder, pathHere } from '../../backup/folder.ts';
import { beginBackup } from '../../backup/make-backup.ts';
import { backups } from '../../db/schema.ts';

const DAY = 86_400_000;
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
  await world.student();
});
afterAll(() => world.close());

it('answers when it is done; the file is what the list says, and is recorded with the people in it', async () => {
  const { backup } = await admin.client.must('createBackup', {});
  expect(backup).toMatchObject({ kind: 'manual', people: 2, encrypted: false, is_here: true });
  const path = pathHere(
    world.ctx,
    readdirSync(world.ctx.env.backupDir).find((name) => name.includes(backup.id.slice(-8))) ?? '',
  );
  const found = await inspectContainer(path ?? '');
  expect(found).toMatchObject({ bytes: backup.bytes, sha256: backup.sha256, header: { id: backup.id } });
  expect(await auditOf(world, backup.id)).toEqual([
    { actorId: admin.id, action: 'createBackup', subjectType: 'backup', people: 2 },
  ]);
  const { settings } = await admin.client.must('getSettings', {});
  expect(settings.backup.lastBackupDate).toBe(backup.created_at);
});

it('is refused while another is made, and not for ever', async () => {
  const row = await world.ctx.db.transaction((tx) => beginBackup(world.ctx, tx, null));
  expect((await admin.client.call('createBackup', {})).failure?.code).toBe('BUSY');
  expect((await admin.client.must('listBackups', {})).running).toMatchObject({ done: 0, total: 0 });
  // As after a server that was killed.
  await world.ctx.db
    .update(backups)
    .set({ leaseUntil: new Date(Date.now() - 1000) })
    .where(eq(backups.id, row?.id ?? ''));
  await admin.client.must('createBackup', {});
  expect((await admin.client.must('listBackups', {})).running).toBeNull();
});

it('says why when it fails, until one works again', async () => {
  const { env } = world.ctx;
  const folder = env.backupDir;
  writeFileSync(`${folder}-file`, '');
  try {
    env.backupDir = `${folder}-file`;
    const refused = await admin.client.call('createBackup', {});
    expect(refused.failure).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('백업') });
    const { failure, running } = await admin.client.must('listBackups', {});
    expect({ failure, running }).toMatchObject({
      failure: { kind: 'manual', message: refused.failure?.message },
      running: null,
    });
  } finally {
    env.backupDir = folder;
  }
  await admin.client.must('createBackup', {});
  expect((await admin.client.must('listBackups', {})).failure).toBeNull();
});

it('goes when its time is over, but for the newest, which goes in a year at most', async () => {
  const count = async () => ({
    listed: (await (await world.signIn(admin.id)).must('listBackups', {})).backups.length,
    files: readdirSync(world.ctx.env.backupDir).filter((name) => name.endsWith('.girok-backup')).length,
  });
  const before = await count();
  expect(before.listed).toBeGreaterThan(1);
  expect(before.files).toBe(before.listed);
  world.clock.advance(29 * DAY);
  expect(await keepBackupFolder(world.ctx)).toBe(0);
  world.clock.advance(2 * DAY);
  await keepBackupFolder(world.ctx);
  expect(await count()).toEqual({ listed: 1, files: 1 });
  // A restore brings an old list; what lies in the folder is found again.
  await world.ctx.db.delete(backups);
  await keepBackupFolder(world.ctx);
  expect(await count()).toEqual({ listed: 1, files: 1 });
  world.clock.advance(335 * DAY);
  await keepBackupFolder(world.ctx);
  expect(await count()).toEqual({ listed: 0, files: 0 });
});
