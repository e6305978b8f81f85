import { beforeAll, describe, expect, it } from 'vitest';
import { classroom, generate } from '../../../tests/support/classroom.ts';
import { theWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('listJobs', () => {
  it('finds again what a closed screen had started, the newest first', async () => {
    const { teacher, evaluationId: id, studentIds } = await classroom(world, 1);
    expect((await teacher.client.must('listJobs', { id })).jobs).toEqual([]);
    const first = await generate(world, teacher, { id, studentIds });
    const { job: second } = await teacher.client.must('generateRemarks', { id, studentIds });
    expect((await teacher.client.must('listJobs', { id })).jobs).toEqual([second, first]);
  });

  it('knows only the jobs of that form', async () => {
    const one = await classroom(world, 1);
    await one.teacher.client.must('generateRemarks', { id: one.evaluationId, studentIds: one.studentIds });
    const other = await world.submission('active', { teacher: one.teacher });
    expect((await one.teacher.client.must('listJobs', { id: other.evaluationId })).jobs).toEqual([]);
  });
});
