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
});
