import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, theWorld, type World } from '../../../tests/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.admin();
});

const teacher = { name: '김교사', role: 'teacher', school: '한빛고' };
const student = { name: '이학생', role: 'student', school: '한빛고', student_number: '20110' };

describe('checkUsers', () => {
  it('finds what is wrong with each row, by itself and against the others and who is here', async () => {
    const here = await world.student({ studentNumber: '30125' });
    const { user } = await admin.client.must('getUser', { id: here.id });
    const gone = await world.teacher({ isActive: false, withdrawnAt: world.clock.now() });
    const mail = (name: string) => `${name}-${admin.id}@example.com`;
    const rows = [
      { ...teacher, email: mail('a'), student_number: 'none of hers', subject: '' },
      { ...student, email: mail('b'), subject: null },
      { ...teacher, email: mail('A') },
      { ...student, email: mail('c') },
      { ...student, email: mail('d'), school: ' 한빛고 ', name: '' },
      { ...teacher, email: here.email.toUpperCase(), name: '가' },
      { ...student, email: mail('e'), school: user.school, student_number: '30125' },
      { email: mail('f') },
      { ...teacher, email: 'nowhere', role: '교장' },
      { ...student, email: mail('g'), student_number: '90101' },
      { ...student, email: mail('h'), student_number: null },
      { ...teacher, role: 'admin', email: mail('i') },
      { ...teacher, email: gone.email },
    ];
    const { problems } = await admin.client.must('checkUsers', { users: rows });
    expect(problems.map(({ row, field, message }) => `${row} ${field}: ${message}`)).toEqual([
      '2 email: 같은 이메일이 목록에 또 있습니다.',
      '3 student_number: 같은 학번이 목록에 또 있습니다.',
      '4 name: 이름을 입력해 주세요.',
      '4 student_number: 같은 학번이 목록에 또 있습니다.',
      '5 name: 이름은 2자 이상 입력해 주세요.',
      '5 email: 이미 등록된 사용자입니다.',
      '6 student_number: 이미 사용 중인 학번입니다.',
      '7 name: 이름을 입력해 주세요.',
      '7 role: 역할은 교사나 학생이어야 합니다.',
      '7 school: 학교를 입력해 주세요.',
      '8 email: 올바른 이메일 주소를 입력해 주세요.',
      '8 role: 역할은 교사나 학생이어야 합니다.',
      '9 student_number: 학번의 첫 자리는 학년(1~3)이어야 합니다.',
      '10 student_number: 학번은 5자리 숫자로 입력해 주세요. 예: 20110',
      '11 role: 역할은 교사나 학생이어야 합니다.',
      expect.stringMatching(/^12 email: 탈퇴한 사용자의 이메일입니다/),
    ]);
  });

  it('tells the first two hundred places, and how many rows are wrong', async () => {
    const users = Array.from({ length: 150 }, (_, index) => ({ ...teacher, name: '', email: `no-${index}` }));
    const { problems, wrongRows } = await admin.client.must('checkUsers', { users });
    expect([problems.length, problems.at(-1)?.row, wrongRows]).toEqual([200, 99, 150]);
  });

  it('reads a thousand rows, and no more', async () => {
    const rows = Array.from({ length: 1001 }, (_, index) => ({
      ...teacher,
      email: `row-${index}@example.org`,
    }));
    const most = rows.slice(0, 1000);
    expect((await admin.client.must('checkUsers', { users: most })).problems).toEqual([]);
    for (const users of [rows, []])
      expect((await admin.client.call('checkUsers', { users })).failure?.code).toBe('VALIDATION');
  });
});
