import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld(undefined, { BACKUP_KEY: 'a key for backups in tests' });
});
afterAll(() => world.close());

it('has the newest first and tells whether they are encrypted', async () => {
  const admin = await world.admin();
  expect(await admin.client.must('listBackups', {})).toEqual({
    backups: [],
    running: null,
    failure: null,
    encrypts: true,
  });
  const first = await admin.client.must('createBackup', {});
  world.clock.advance(1000);
  const second = await admin.client.must('createBackup', {});
  const { backups } = await admin.client.must('listBackups', {});
  expect(backups).toEqual([second.backup, first.backup]);
  expect(backups[0]).toMatchObject({ encrypted: true, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
});
