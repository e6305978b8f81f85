import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';
import { schoolYear } from '../../clock.ts';
import { newId } from '../../db/ids.ts';
import { users } from '../../db/schema.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

describe('updateProfile', () => {
  it('saves a student’s name, school and number, and what follows from the number', async () => {
    const student = await world.student({ studentYear: 2020 });
    const school = `옮긴학교 ${newId()}`;
    const { user } = await student.client.must('updateProfile', {
      name: ' 김 하늘 ',
      school: ` ${school.replace(' ', '  ')} `,
      student_number: '31507',
    });
    expect(user).toMatchObject({
      id: student.id,
      name: '김 하늘',
      school,
      email: student.email,
      role: 'student',
      student_number: '31507',
      grade: 3,
      class_number: 15,
    });
    const [row] = await world.ctx.db.select().from(users).where(eq(users.id, student.id));
    expect(row?.studentYear).toBe(schoolYear(world.clock.now()));
    expect(await auditOf(world, student.id)).toMatchObject([
      { actorId: student.id, action: 'updateProfile', subjectType: 'user' },
    ]);
  });

  it('saves a teacher’s subject, keeps it when absent, empties it when null', async () => {
    const teacher = await world.teacher();
    const profile = { name: '김지연', school: '한빛고등학교' };
    const first = await teacher.client.must('updateProfile', { ...profile, subject: '통합사회' });
    const kept = await teacher.client.must('updateProfile', profile);
    const emptied = await teacher.client.must('updateProfile', { ...profile, subject: null });
    expect([first, kept, emptied].map(({ user }) => user.subject)).toEqual(['통합사회', '통합사회', null]);
    expect(first.user).toMatchObject({ student_number: null, grade: null, class_number: null });
  });

  it.each([
    [{ name: '김' }, 'name', '이름은 2자 이상 입력해 주세요.'],
    [{ school: ' ' }, 'school', '학교를 입력해 주세요.'],
    [{ student_number: undefined }, 'student_number', '학번은 5자리 숫자로 입력해 주세요. 예: 20110'],
    [{ student_number: '2011' }, 'student_number', '학번은 5자리 숫자로 입력해 주세요. 예: 20110'],
    [{ student_number: '50110' }, 'student_number', '학번의 첫 자리는 학년(1~3)이어야 합니다.'],
  ])('refuses a student’s %j', async (wrong, path, message) => {
    const { client } = await world.student();
    const input = { name: '김하늘', school: '한빛고등학교', student_number: '20110', ...wrong };
    const reply = await client.send('updateProfile', input);
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path, message }] });
  });

  it('refuses a number that a schoolmate has this year, and keeps what was', async () => {
    const school = `한빛고등학교 ${newId()}`;
    await world.student({ school, studentNumber: '20110' });
    const second = await world.student({ school, studentNumber: '20111' });
    const profile = { name: '김하늘', school, student_number: '20110' };
    const reply = await second.client.call('updateProfile', profile);
    expect([reply.status, reply.failure?.code]).toEqual([409, 'STUDENT_NUMBER_TAKEN']);
    expect((await second.client.must('getMe', {})).user).toMatchObject({
      name: second.name,
      student_number: '20111',
    });
  });

  it('may be saved unchanged', async () => {
    const student = await world.student({ school: `한빛고등학교 ${newId()}` });
    const { user } = await student.client.must('getMe', {});
    const profile = { name: user.name, school: user.school ?? '', student_number: user.student_number };
    expect((await student.client.must('updateProfile', profile)).user).toEqual(user);
  });

  it('changes neither e-mail nor role', async () => {
    const { client } = await world.teacher();
    for (const field of [{ email: 'other@example.com' }, { role: 'admin' }, { is_active: false }]) {
      const reply = await client.send('updateProfile', { name: '김지연', school: '한빛고', ...field });
      expect(reply.failure).toMatchObject({
        code: 'VALIDATION',
        details: [{ path: Object.keys(field)[0] }],
      });
    }
  });
});
