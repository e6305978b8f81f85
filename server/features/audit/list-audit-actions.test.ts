import { expect, it } from 'vitest';
import { theWorld } from '../../../tests/world.ts';

it('names everything in Korean, once', async () => {
  const world = await theWorld();
  const admin = await world.admin();
  const { actions } = await admin.client.must('listAuditActions', {});
  expect(actions.filter(({ name }) => !/[가-힣]/.test(name))).toEqual([]);
  expect(new Set(actions.map(({ action }) => action)).size).toBe(actions.length);
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['restoreBackup', 'exportEvaluation']),
  );
});
