import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { type Person, theWorld, type World } from '../../../tests/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.admin();
});

const mail = (name: string) => `sheet-${name}-${admin.id}@example.com`;
const foundIn = async (search: string) => (await admin.client.must('listUsers', { search })).pagination.total;

describe('importUsers', () => {
  it('makes everybody in the sheet, each with a password for the first sign-in', async () => {
    const school = `목록고등학교 ${admin.id}`;
    const reply = await admin.client.call('importUsers', {
      users: [
        { name: ' 김  교사 ', email: mail('T').toUpperCase(), role: 'teacher', school, subject: '화학' },
        { name: '이학생', email: mail('s'), role: 'student', school, student_number: '20110' },
      ],
    });
    expect(reply.status).toBe(201);
    const [teacher, student] = reply.data.users;
    expect(teacher).toMatchObject({ name: '김 교사', email: mail('t'), student_number: null });
    expect(student).toMatchObject({ role: 'student', school, student_number: '20110' });
    expect(teacher?.tempPassword).not.toBe(student?.tempPassword);
    expect(await auditOf(world, student?.id ?? '')).toMatchObject([
      { actorId: admin.id, action: 'importUsers', subjectType: 'user' },
    ]);
    const client = world.visitor();
    const { user } = await client.must('login', {
      email: mail('s'),
      password: student?.tempPassword ?? '',
    });
    expect(user).toMatchObject({
      grade: 2,
      class_number: 1,
      passwordChangeRequired: true,
      consentRequired: true,
    });
  });

  it('makes nobody when one row is wrong', async () => {
    const school = `아무도없는학교 ${admin.id}`;
    const reply = await admin.client.call('importUsers', {
      users: [
        { name: '김교사', email: mail('x'), role: 'teacher', school },
        { name: '이교사', email: admin.email, role: 'teacher', school },
      ],
    });
    expect(reply.failure).toMatchObject({
      code: 'VALIDATION',
      details: [{ path: 'users.1.email', message: '이미 등록된 사용자입니다.' }],
    });
    expect(await foundIn(school)).toBe(0);
  });

  it('makes one of two sheets with the same people that arrive at once', async () => {
    const school = `두번온학교 ${admin.id}`;
    const users = ['1', '2', '3'].map((one) => ({
      name: '박학생',
      email: mail(`twice-${one}`),
      role: 'student',
      school,
      student_number: `1010${one}`,
    }));
    const replies = await Promise.all([
      admin.client.call('importUsers', { users }),
      admin.client.call('importUsers', { users: users.map((row) => ({ ...row, email: `x${row.email}` })) }),
    ]);
    expect(replies.map((reply) => reply.failure?.code ?? 'ok').sort()).toEqual(['VALIDATION', 'ok']);
    const refused = replies.find((reply) => reply.failure)?.failure;
    expect(refused?.details?.map(({ path }) => path)).toEqual(
      [0, 1, 2].map((row) => `users.${row}.student_number`),
    );
    expect(await foundIn(school)).toBe(3);
  });

  describe('asked again because the reply was lost', () => {
    const sheet = (tag: string) =>
      ['1', '2', '3'].map((one) => ({
        name: '최학생',
        email: mail(`${tag}-${one}`),
        role: 'student',
        school: `다시물은학교 ${tag} ${admin.id}`,
        student_number: `1010${one}`,
      }));
    const passwords = (reply: { users: { tempPassword: string | null }[] }) =>
      reply.users.map(({ tempPassword }) => tempPassword);
    const signIn = (email: string, password: string | null | undefined) =>
      world.visitor().call('login', { email, password: password ?? '' });

    it('makes nobody twice, and gives other passwords to those who have not been here', async () => {
      const users = sheet('lost');
      const first = await admin.client.must('importUsers', { users });
      expect(first.repeated).toBe(false);
      const seen = users[0]?.email ?? '';
      expect((await signIn(seen, first.users[0]?.tempPassword)).status).toBe(200);
      const stopped = first.users[2]?.id ?? '';
      await admin.client.must('deactivateUser', { id: stopped });
      const { made, wrongRows } = await admin.client.must('checkUsers', { users });
      expect(made).toEqual({ at: expect.any(String), waiting: 1 });
      expect(wrongRows).toBe(3);

      const again = await admin.client.call('importUsers', { users, again: true });
      expect(again.status).toBe(200);
      expect(again.data).toMatchObject({ repeated: true, users: first.users.map(({ id }) => ({ id })) });
      const [kept, fresh, none] = passwords(again.data);
      expect([kept, none]).toEqual([null, null]);
      expect(fresh).not.toBe(first.users[1]?.tempPassword);
      expect((await signIn(users[1]?.email ?? '', first.users[1]?.tempPassword)).failure?.code).toBe(
        'INVALID_CREDENTIALS',
      );
      expect((await signIn(users[1]?.email ?? '', fresh)).status).toBe(200);
      expect((await signIn(seen, first.users[0]?.tempPassword)).status).toBe(200);
      expect((await auditOf(world, again.data.users[1]?.id ?? '')).map(({ action }) => action)).toEqual([
        'importUsers',
        'resetUserPassword',
      ]);
      expect((await auditOf(world, stopped)).map(({ action }) => action)).not.toContain('resetUserPassword');
      // Everybody has been here or is stopped: nothing is left to give, and that is no mistake.
      const last = await admin.client.must('importUsers', { users, again: true });
      expect(passwords(last)).toEqual([null, null, null]);
      expect(await foundIn(users[0]?.school ?? '')).toBe(3);
    });

    it('makes them when the first asking never arrived, and once when both arrive together', async () => {
      const users = sheet('late');
      const replies = await Promise.all([
        admin.client.must('importUsers', { users, again: true }),
        admin.client.must('importUsers', { users, again: true }),
      ]);
      expect(replies.filter(({ repeated }) => repeated)).toHaveLength(1);
      expect(await foundIn(users[0]?.school ?? '')).toBe(3);
      // The second reply is the one that holds.
      const holds = replies.find(({ repeated }) => repeated)?.users[0];
      expect((await signIn(users[0]?.email ?? '', holds?.tempPassword)).status).toBe(200);
    });

    it('changes nobody’s password who came by another way', async () => {
      const [one, two, three] = sheet('others');
      if (!one || !two || !three) throw new Error('three of them');
      await admin.client.must('importUsers', { users: [one] });
      await admin.client.must('importUsers', { users: [two] });
      const { password } = { password: 'correct-horse-7' };
      const { school, student_number, name, email } = three;
      await admin.client.must('createUser', {
        ...{ name, email, school, student_number, password, role: 'student' },
        passwordChangeRequired: true,
      });
      for (const users of [[one, two], [one, three], [three], [one, { ...one }]]) {
        expect((await admin.client.must('checkUsers', { users })).made).toBeNull();
        const reply = await admin.client.call('importUsers', { users, again: true });
        expect(reply.failure?.code).toBe('VALIDATION');
      }
      expect((await signIn(email, password)).status).toBe(200);
    });

    it('without saying so is refused as ever', async () => {
      const users = sheet('silent');
      const first = await admin.client.must('importUsers', { users });
      expect((await admin.client.call('importUsers', { users })).failure?.code).toBe('VALIDATION');
      expect((await signIn(users[0]?.email ?? '', first.users[0]?.tempPassword)).status).toBe(200);
    });
  });
});
