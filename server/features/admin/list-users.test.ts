import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { type Person, theWorld, type World } from '../../../tests/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.admin();
});

/** People of one school, found again by its name. */
async function school(count: number): Promise<{ name: string; ids: string[] }> {
  const name = `찾을학교 ${(await world.teacher()).id}`;
  const ids = [];
  for (let index = 0; index < count; index += 1) {
    world.clock.advance(1);
    ids.unshift((await world.teacher({ school: name })).id);
  }
  return { name, ids };
}

async function idsOf(query: Record<string, unknown>): Promise<string[]> {
  const reply = (await admin.client.send('listUsers', query)).data as { users: { id: string }[] };
  return reply.users.map((user) => user.id);
}

describe('listUsers', () => {
  it('lists from the newest on, twenty to a page', async () => {
    const { name: search, ids } = await school(23);
    const { users, pagination } = await admin.client.must('listUsers', { search });
    expect(users.map((user) => user.id)).toEqual(ids.slice(0, 20));
    expect(pagination).toEqual({ page: 1, limit: 20, total: 23, totalPages: 2 });
    expect(await idsOf({ search, page: 2 })).toEqual(ids.slice(20));
    expect(await idsOf({ search, page: 3 })).toEqual([]);
    expect(await idsOf({ search, page: 3, limit: 10 })).toEqual(ids.slice(20));
  });

  it('shows a user under the wire names, never the password', async () => {
    const student = await world.student({ name: '김하늘', studentNumber: '20110' });
    const { users } = await admin.client.must('listUsers', { search: student.email });
    expect(users).toEqual([
      {
        id: student.id,
        name: '김하늘',
        email: student.email,
        role: 'student',
        school: expect.stringMatching(/^시험학교/),
        student_number: '20110',
        grade: 2,
        class_number: 1,
        subject: null,
        is_active: true,
        created_at: expect.stringMatching(/Z$/),
        last_login_at: null,
        consentRequired: false,
        passwordChangeRequired: false,
        google_id: null,
        google_email: null,
        has_password: true,
        totp_enabled: false,
      },
    ]);
  });

  it('looks in name, e-mail, number and school, whatever the case', async () => {
    const { name: place } = await school(0);
    const student = await world.student({
      name: `Haneul ${place}`,
      email: `mixed-${place.slice(-12)}@example.com`,
      school: place,
      studentNumber: '31729',
    });
    for (const search of [
      `hANEUL ${place}`,
      `MIXED-${place.slice(-12)}`,
      place.toUpperCase(),
      `  ${place} `,
    ]) {
      expect(await idsOf({ search })).toEqual([student.id]);
    }
    expect(await idsOf({ search: '31729' })).toContain(student.id);
  });

  it('takes % and _ as letters', async () => {
    const person = await world.teacher({ name: '100%_확실' });
    await world.teacher({ name: '100가나확실' });
    expect(await idsOf({ search: '100%_확실' })).toEqual([person.id]);
    expect(await idsOf({ search: '0%_' })).toEqual([person.id]);
  });

  it('filters by role', async () => {
    const { name: place, ids } = await school(1);
    const student = await world.student({ school: place });
    expect(await idsOf({ search: place, role: 'teacher' })).toEqual(ids);
    expect(await idsOf({ search: place, role: 'student' })).toEqual([student.id]);
    expect(await idsOf({ search: place, role: 'admin' })).toEqual([]);
  });

  it('notes whom somebody saw: the latest three once an hour, the list itself each time', async () => {
    const { client, id } = await world.admin();
    await world.teacher();
    const look = async (input: { limit?: string }) => client.must('listUsers', { role: 'teacher', ...input });
    for (const input of [{ limit: '3' }, { limit: '3' }, {}, {}]) await look(input);
    const noted = (await auditOf(world, 'teacher')).filter(({ actorId }) => actorId === id);
    const { users } = await look({});
    expect(noted.slice(1).map(({ people }) => people)).toEqual([users.length, users.length]);
  });

  it('has one empty page where nothing is found', async () => {
    const { users, pagination } = await admin.client.must('listUsers', { search: '없는 사람입니다' });
    expect({ users, pagination }).toEqual({
      users: [],
      pagination: { page: 1, limit: 20, total: 0, totalPages: 1 },
    });
  });

  it.each([
    [{ page: '0' }, 'page'],
    [{ page: '-1' }, 'page'],
    [{ page: 'one' }, 'page'],
    [{ limit: '0' }, 'limit'],
    [{ limit: '101' }, 'limit'],
    [{ role: 'principal' }, 'role'],
    [{ search: 'a'.repeat(101) }, 'search'],
  ])('refuses %j', async (query, path) => {
    const reply = await admin.client.send('listUsers', query);
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path }] });
  });
});
