import { beforeAll, describe, expect, it } from 'vitest';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('getJoinedClass', () => {
  it('shows the class and its teacher, never the code', async () => {
    const { teacher, student, classId } = await world.submission('active');
    const { class: shown } = await student.client.must('getJoinedClass', { id: classId });
    expect(shown).toMatchObject({
      id: classId,
      name: '통합사회 2반',
      code: null,
      teacher: { id: teacher.id, name: teacher.name, email: teacher.email },
      studentCount: 1,
      evaluationCount: 1,
    });
  });

  it('is gone once the student has left', async () => {
    const { student, classId } = await world.submission('active');
    await student.client.must('leaveClass', { id: classId });
    const reply = await student.client.call('getJoinedClass', { id: classId });
    expect(reply.failure?.code).toBe('NOT_FOUND');
  });
});
