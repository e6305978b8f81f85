import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/world.ts';
import { users } from '../../db/schema.ts';

// A world of its own: the last administrator of all is at stake.
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
});
afterAll(() => world.close());

/** Every administrator but the one of these tests is shut out. */
async function standAlone(): Promise<void> {
  await world.ctx.db
    .update(users)
    .set({ isActive: false })
    .where(and(eq(users.role, 'admin'), ne(users.id, admin.id)));
}

const change = (id: string, input: Record<string, unknown>) =>
  admin.client.send('updateUser', { id, name: '고친이름', ...input });
const codeOf = async (reply: ReturnType<typeof change>) => (await reply).failure?.code ?? 'ok';

describe('updateUser', () => {
  it('keeps what is not mentioned, and the number keeps its year', async () => {
    const student = await world.student({ studentNumber: '20110', studentYear: 2024 });
    const email = `NEW-${student.id}@Example.com`;
    const { user } = await admin.client.must('updateUser', {
      id: student.id,
      name: '고친이름',
      email,
      role: 'student',
    });
    expect(user).toMatchObject({
      name: '고친이름',
      email: email.toLowerCase(),
      student_number: '20110',
      school: expect.stringMatching(/^시험학교/),
    });
    const stored = await world.ctx.db.select().from(users).where(eq(users.id, student.id));
    expect(stored[0]?.studentYear).toBe(2024);
    // The same role is no other role: nobody is thrown out.
    await student.client.must('listJoinedClasses', {});
    expect((await auditOf(world, student.id)).map(({ action }) => action)).toEqual(['updateUser']);
  });

  it('takes an address or a number from nobody', async () => {
    const [one, other] = [
      await world.student({ school: '같은고' }),
      await world.student({ school: '같은고' }),
    ];
    const taken = { email: other.email, role: 'student' };
    expect(await codeOf(change(one.id, taken))).toBe('EMAIL_TAKEN');
    const { user } = await admin.client.must('getUser', { id: other.id });
    const twin = { email: one.email, role: 'student', student_number: user.student_number };
    expect(await codeOf(change(one.id, twin))).toBe('STUDENT_NUMBER_TAKEN');
    expect(await codeOf(change(one.id, { ...twin, school: '다른고' }))).toBe('ok');
  });

  it.each([
    ['teacher', 'student', {}, 'student_number'],
    ['admin', 'teacher', {}, 'school'],
    ['student', 'student', { student_number: null }, 'student_number'],
    ['teacher', 'teacher', { school: '' }, 'school'],
    ['teacher', 'teacher', { email: undefined }, 'email'],
    ['teacher', undefined, {}, 'role'],
    ['teacher', 'teacher', { name: ' ' }, 'name'],
  ] as const)('a %s as %s with %j lacks something', async (from, role, more, path) => {
    const person = await world.person(from);
    const reply = await change(person.id, { email: person.email, role, ...more });
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path }] });
  });

  it('changes a role at once, by the rules of the own change', async () => {
    const { teacher, student, classId, evaluationId } = await world.submission('active');
    const asTeacher = { email: student.email, role: 'teacher' };
    const asStudent = { email: teacher.email, role: 'student', student_number: '30303' };
    expect(await codeOf(change(teacher.id, asStudent))).toBe('HAS_ACTIVE_EVALUATION');
    expect(await codeOf(change(student.id, asTeacher))).toBe('ok');
    expect((await student.client.call('getMe', {})).failure?.code).toBe('UNAUTHENTICATED');
    expect((await teacher.client.must('getTaughtClass', { id: classId })).class.studentCount).toBe(0);
    const back = { email: student.email, role: 'student', student_number: '20110' };
    expect(await codeOf(change(student.id, back))).toBe('ok');
    expect((await teacher.client.must('getTaughtClass', { id: classId })).class.studentCount).toBe(1);
    await teacher.client.must('closeEvaluation', { id: evaluationId });
    expect(await codeOf(change(teacher.id, asStudent))).toBe('ok');
    const lines = (await auditOf(world, teacher.id)).filter(({ actorId }) => actorId === admin.id);
    expect(lines.map(({ action }) => action)).toEqual(['updateUser', 'updateRole']);
  });

  it('gives the role of an administrator, and takes it from all but the last', async () => {
    const teacher = await world.teacher();
    const { email } = teacher;
    expect(await codeOf(change(teacher.id, { email, role: 'admin' }))).toBe('ok');
    const { user } = await world.visitor().must('login', { email, password: PASSWORD });
    expect(user).toMatchObject({ role: 'admin', school: expect.stringMatching(/^시험학교/) });
    expect(await codeOf(change(teacher.id, { email, role: 'teacher' }))).toBe('ok');
    // One who cannot get in does not count.
    await standAlone();
    const own = { email: admin.email, role: 'teacher', school: '한빛고' };
    expect(await codeOf(change(admin.id, own))).toBe('LAST_ADMIN');
    expect(await codeOf(change(admin.id, { email: admin.email, role: 'admin' }))).toBe('ok');
  });

  it('leaves one of two administrators who end each other at once', async () => {
    await standAlone();
    const other = await world.admin();
    for (let round = 0; round < 20; round += 1) {
      const end = (by: Person, whom: Person) =>
        round % 2 === 0
          ? by.client.call('deactivateUser', { id: whom.id })
          : by.client.call('updateUser', {
              id: whom.id,
              name: '고친이름',
              email: whom.email,
              role: 'teacher',
              school: '한빛고',
            });
      const replies = await Promise.all([end(admin, other), end(other, admin)]);
      const codes = replies.map((reply) => reply.failure?.code ?? 'ok');
      // The slower one may already be shut out when its call comes in.
      expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
      const left = await world.ctx.db.select().from(users).where(eq(users.role, 'admin'));
      expect(left.filter(({ isActive }) => isActive)).toHaveLength(1);
      await world.ctx.db.update(users).set({ role: 'admin', isActive: true }).where(eq(users.id, admin.id));
      await world.ctx.db.update(users).set({ role: 'admin', isActive: true }).where(eq(users.id, other.id));
      [admin.client, other.client] = [await world.signIn(admin.id), await world.signIn(other.id)];
    }
  });
});
