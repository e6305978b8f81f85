import { expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld } from '../../../tests/world.ts';

it('signs a person out everywhere else, and nobody else anywhere', async () => {
  const world = await theWorld();
  const teacher = await world.teacher();
  const bystander = await world.teacher();
  const lost = await world.signIn(teacher.id);
  await teacher.client.must('endOtherSessions', {});
  expect((await lost.send('getMe', {})).failure?.code).toBe('UNAUTHENTICATED');
  expect((await lost.send('refresh', {})).failure?.code).toBe('UNAUTHENTICATED');
  await teacher.client.must('getMe', {});
  await bystander.client.must('getMe', {});
  expect(await auditOf(world, teacher.id)).toMatchObject([{ action: 'endOtherSessions' }]);
});
