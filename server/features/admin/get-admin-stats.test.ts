import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../../tests/world.ts';

// A world of its own: the figures are those of the whole school.
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('getAdminStats', () => {
  it('counts nothing where there is nothing but the administrator', async () => {
    const { client } = await world.admin();
    expect((await client.must('getAdminStats', {})).stats).toEqual({
      totalTeachers: 0,
      totalStudents: 0,
      totalClasses: 0,
      activeEvaluations: 0,
      totalEvaluations: 0,
    });
  });

  it('counts people by role, living classes and living forms', async () => {
    const admin = await world.admin();
    const { stats: before } = await admin.client.must('getAdminStats', {});
    await world.submission('draft');
    const active = await world.submission('submitted');
    await world.submission('closed');
    const gone = await world.submission('active', { teacher: active.teacher });
    await gone.teacher.client.must('deleteClass', { id: gone.classId });
    const dropped = await world.submission('draft', { teacher: active.teacher, student: active.student });
    await dropped.teacher.client.must('deleteEvaluation', { id: dropped.evaluationId });
    const { stats } = await admin.client.must('getAdminStats', {});
    expect(stats).toEqual({
      totalTeachers: before.totalTeachers + 3,
      totalStudents: before.totalStudents + 4,
      totalClasses: before.totalClasses + 4,
      activeEvaluations: before.activeEvaluations + 1,
      totalEvaluations: before.totalEvaluations + 3,
    });
  });
});
