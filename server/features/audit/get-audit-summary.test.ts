import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../../../tests/world.ts';
import { auditLog } from '../../db/schema.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('counts a month of Seoul, and the people in the files that left', async () => {
  const admin = await world.admin();
  const row = { actorId: admin.id, subjectType: 'class', subjectId: 'x' };
  await world.ctx.db.insert(auditLog).values([
    // The last moment of September there, and the first and last of October.
    { ...row, action: 'exportEvaluation', people: 1000, at: new Date('2026-09-30T14:59:59.999Z') },
    { ...row, action: 'exportEvaluation', people: 30, at: new Date('2026-09-30T15:00:00Z') },
    { ...row, action: 'downloadBackup', people: 500, at: new Date('2026-10-31T14:59:59.999Z') },
    { ...row, action: 'listEvaluationResponses', people: 30, at: new Date('2026-10-10T00:00:00Z') },
    { ...row, action: 'listEvaluationResponses', people: 30, at: new Date('2026-10-11T00:00:00Z') },
    { ...row, action: 'exportEvaluation', people: 1000, at: new Date('2026-10-31T15:00:00Z') },
  ]);
  const { summary } = await admin.client.must('getAuditSummary', { month: '2026-10' });
  expect(summary).toMatchObject({ month: '2026-10', total: 4, exports: { count: 2, people: 530 } });
  expect(summary.actions[0]).toMatchObject({ action: 'listEvaluationResponses', count: 2, people: 60 });
  const now = await admin.client.must('getAuditSummary', {});
  expect(now.summary.month).toMatch(/^\d{4}-\d\d$/);
  for (const month of ['2026-13', '0000-01'])
    expect((await admin.client.call('getAuditSummary', { month })).failure?.code).toBe('VALIDATION');
});
