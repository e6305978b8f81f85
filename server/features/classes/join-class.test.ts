import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activitiesOf, auditOf } from '../../../tests/support/audit.ts';
import { createWorld, type World } from '../../../tests/world.ts';
import { schoolYear } from '../../clock.ts';
import { users } from '../../db/schema.ts';

// A world of its own: one of the tests moves the clock on by a year.
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function newClass() {
  const teacher = await world.teacher();
  const { class: made } = await teacher.client.must('createClass', { name: '화학' });
  return { teacher, id: made.id, code: made.code ?? '' };
}

describe('joinClass', () => {
  it.each<[string, (code: string) => string]>([
    ['as it stands on the board', (code) => code],
    ['in lower case with spaces around', (code) => `  ${code.toLowerCase()} `],
    ['with a hyphen', (code) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['with a space inside', (code) => `${code.slice(0, 3)} ${code.slice(3)}`],
    [
      'in full-width letters',
      (code) => [...code].map((c) => String.fromCodePoint((c.codePointAt(0) ?? 0) + 0xfee0)).join(''),
    ],
  ])('takes a code %s', async (_, typed) => {
    const { id, code, teacher } = await newClass();
    const student = await world.student();
    const reply = await student.client.call('joinClass', { classCode: typed(code) });
    expect(reply.status).toBe(200);
    expect(reply.data.class).toMatchObject({ id, code: null, studentCount: 1, teacher: { id: teacher.id } });
  });

  it.each([
    ['', 'VALIDATION', '참여 코드를 입력해 주세요.'],
    ['   ', 'VALIDATION', '참여 코드를 입력해 주세요.'],
    ['AAA000', 'NOT_FOUND', '참여 코드를 다시 확인해 주세요. 이 코드의 수업이 없습니다.'],
    ['무엇인가', 'NOT_FOUND', '참여 코드를 다시 확인해 주세요. 이 코드의 수업이 없습니다.'],
  ])('refuses "%s" with %s', async (classCode, code, message) => {
    const { client } = await world.student();
    const reply = await client.call('joinClass', { classCode });
    expect(reply.failure).toMatchObject({ code, message });
  });

  it('refuses who is in the class already', async () => {
    const { code } = await newClass();
    const { client } = await world.student();
    await client.must('joinClass', { classCode: code });
    const reply = await client.call('joinClass', { classCode: code });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'ALREADY_JOINED']);
  });

  it('stops somebody who tries out codes, and only that person', async () => {
    const { code } = await newClass();
    const guesser = await world.student();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await guesser.client.call('joinClass', { classCode: 'AAA000' })).failure?.code).toBe(
        'NOT_FOUND',
      );
    }
    const stopped = await guesser.client.call('joinClass', { classCode: code });
    expect([stopped.status, stopped.failure?.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    await (await world.student()).client.must('joinClass', { classCode: code });
  });

  it('does not count codes that were right', async () => {
    const student = await world.student();
    for (let index = 0; index < 12; index += 1) {
      await student.client.must('joinClass', { classCode: (await newClass()).code });
    }
  });

  it('keeps the number of the day of joining when the student takes another', async () => {
    const { teacher, id, code } = await newClass();
    const student = await world.student({ studentNumber: '20110' });
    await student.client.must('joinClass', { classCode: code });
    const { user } = await student.client.must('updateProfile', {
      name: student.name,
      school: `옮긴학교 ${student.id}`,
      student_number: '30215',
    });
    expect(user.student_number).toBe('30215');
    const { students } = await teacher.client.must('listClassStudents', { id });
    expect(students[0]?.student_number).toBe('20110');
  });

  it('keeps the number of its year when a class of an earlier year is joined again', async () => {
    const { teacher, id, code } = await newClass();
    const student = await world.student({ studentNumber: '20110' });
    await student.client.must('joinClass', { classCode: code });
    await student.client.must('leaveClass', { id });
    world.clock.advance(366 * 24 * 3600 * 1000);
    await world.ctx.db
      .update(users)
      .set({ studentNumber: '30215', studentYear: schoolYear(world.clock.now()) })
      .where(eq(users.id, student.id));
    const [again, itsTeacher] = [await world.signIn(student.id), await world.signIn(teacher.id)];
    await again.must('joinClass', { classCode: code });
    const { students } = await itsTeacher.must('listClassStudents', { id });
    expect(students.map((one) => one.student_number)).toEqual(['20110']);
  });

  it('writes down who joined, and counts it', async () => {
    const { id, code } = await newClass();
    const student = await world.student();
    await student.client.must('joinClass', { classCode: code });
    expect((await auditOf(world, id)).at(-1)).toEqual({
      actorId: student.id,
      action: 'joinClass',
      subjectType: 'class',
      people: null,
    });
    expect(await activitiesOf(world, student.id)).toEqual(['JOIN_CLASS']);
  });
});
