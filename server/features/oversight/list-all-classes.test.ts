import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { type Person, theWorld, type World } from '../../../tests/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.admin();
});

describe('listAllClasses', () => {
  it('lists everybody’s living classes from the newest on, a page at a time, without their codes', async () => {
    const school = `모든수업학교 ${admin.id}`;
    const teachers = [await world.teacher({ school }), await world.teacher({ school, name: '한별솔' })];
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      world.clock.advance(1);
      const teacher = teachers[index % 2];
      const name = `수업 ${index}`;
      const { class: made } = (await teacher?.client.must('createClass', { name })) ?? { class: { id: '' } };
      ids.unshift(made.id);
    }
    await teachers[0]?.client.must('deleteClass', { id: ids[0] ?? '' });
    const { classes, pagination } = await admin.client.must('listAllClasses', {
      search: school,
      limit: '3',
    });
    expect(classes.map(({ id }) => id)).toEqual(ids.slice(1, 4));
    expect(pagination).toEqual({ page: 1, limit: 3, total: 4, totalPages: 2 });
    expect(classes[0]).toMatchObject({
      name: '수업 3',
      code: null,
      teacher: { id: teachers[1]?.id, name: '한별솔', school },
      studentCount: 0,
      evaluationCount: 0,
    });
    const rest = await admin.client.must('listAllClasses', { search: school, limit: '3', page: '2' });
    expect(rest.classes.map(({ id }) => id)).toEqual(ids.slice(4));
    const byTeacher = await admin.client.must('listAllClasses', { search: teachers[1]?.email ?? '' });
    expect(byTeacher.pagination.total).toBe(2);
    const nobody = await admin.client.must('listAllClasses', { search: '없는 수업입니다' });
    expect(nobody).toEqual({ classes: [], pagination: { page: 1, limit: 20, total: 0, totalPages: 1 } });
  });

  it('notes whose classes were seen: the first sight once an hour, each search and each further page', async () => {
    const { client, id } = await world.admin();
    const teacher = await world.teacher();
    for (const name of ['하나', '둘']) await teacher.client.must('createClass', { name });
    for (const input of [{}, {}, { search: teacher.email }, { search: teacher.email, limit: '1', page: '2' }])
      await client.must('listAllClasses', input);
    const noted = (await auditOf(world, 'classes')).filter(({ actorId }) => actorId === id);
    expect(noted).toHaveLength(3);
    expect(noted.slice(1).map(({ people }) => people)).toEqual([1, 1]);
  });
});
