import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';
import { newId } from '../../db/ids.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('getUser', () => {
  it('shows one user, and nobody who left or never was', async () => {
    const { client } = await world.admin();
    const student = await world.student({ name: '김하늘', studentNumber: '20110' });
    const { user } = await client.must('getUser', { id: student.id });
    expect(user).toMatchObject({ id: student.id, name: '김하늘', student_number: '20110', class_number: 1 });
    expect(JSON.stringify(user)).not.toContain('argon2');
    const gone = await world.teacher({ isActive: false, withdrawnAt: world.clock.now() });
    for (const id of [gone.id, newId()])
      expect((await client.call('getUser', { id })).failure?.code).toBe('NOT_FOUND');
  });
});
