import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../../../tests/world.ts';
import { auditLog } from '../../db/schema.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('hands out the very file and notes who took it, why, and how many people are in it', async () => {
  const admin = await world.admin();
  const { backup } = await admin.client.must('createBackup', {});
  for (const reason of ['', ' ', '음'])
    expect((await admin.client.call('downloadBackup', { id: backup.id, reason })).failure?.code).toBe(
      'VALIDATION',
    );
  const reply = await admin.client.call('downloadBackup', { id: backup.id, reason: '서버를  옮기려고' });
  expect(createHash('sha256').update(reply.data.bytes).digest('hex')).toBe(backup.sha256);
  expect(reply.headers).toMatchObject({
    'content-length': String(backup.bytes),
    'cache-control': 'no-store',
  });
  const rows = await world.ctx.db.select().from(auditLog).where(eq(auditLog.subjectId, backup.id));
  expect(rows.at(-1)).toMatchObject({
    actorId: admin.id,
    action: 'downloadBackup',
    reason: '서버를 옮기려고',
    people: 1,
  });

  rmSync(join(world.ctx.env.backupDir, reply.data.name));
  const gone = await admin.client.call('downloadBackup', { id: backup.id, reason: '서버를 옮기려고' });
  expect(gone.failure).toMatchObject({
    code: 'NOT_FOUND',
    message: expect.stringContaining('이 서버에 없습니다'),
  });
  expect((await admin.client.must('listBackups', {})).backups[0]?.is_here).toBe(false);
});
