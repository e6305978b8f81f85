import { beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { PASSWORD, type Person, theWorld, type World } from '../../../tests/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await theWorld();
  admin = await world.admin();
});

let made = 0;
function fields(more: Record<string, unknown> = {}) {
  made += 1;
  return {
    name: '새사람',
    email: `made-${admin.id}-${made}@example.com`,
    role: 'teacher' as const,
    school: '한빛고등학교',
    password: PASSWORD,
    ...more,
  };
}

describe('createUser', () => {
  it('makes somebody who signs in and consents first', async () => {
    const input = fields({ subject: '화학' });
    const reply = await admin.client.call('createUser', input);
    expect(reply.status).toBe(201);
    expect(reply.data.user).toMatchObject({ role: 'teacher', subject: '화학', consentRequired: true });
    expect(await auditOf(world, reply.data.user.id)).toMatchObject([
      { actorId: admin.id, action: 'createUser' },
    ]);
    const client = world.visitor();
    const { user } = await client.must('login', { email: input.email, password: PASSWORD });
    expect(user).toMatchObject({ consentRequired: true, passwordChangeRequired: false });
    expect((await client.call('listTaughtClasses', {})).failure?.code).toBe('CONSENT_REQUIRED');
    await client.must('giveConsent', { privacyConsent: true, termsConsent: true, ageConsent: true });
    await client.must('listTaughtClasses', {});
  });

  it('makes students with a number of this school year, and administrators without a school', async () => {
    const student = fields({ role: 'student', student_number: '20110', subject: '화학' });
    expect((await admin.client.must('createUser', student)).user).toMatchObject({
      student_number: '20110',
      grade: 2,
      class_number: 1,
      subject: null,
    });
    const other = fields({ role: 'admin', school: undefined, passwordChangeRequired: true });
    const { user } = await admin.client.must('createUser', other);
    expect(user).toMatchObject({ role: 'admin', school: null, passwordChangeRequired: true });
  });

  it('refuses an address or a number that somebody has', async () => {
    const school = `겹칠학교 ${admin.id}`;
    const first = fields({ role: 'student', school, student_number: '30101' });
    await admin.client.must('createUser', first);
    const again = await admin.client.call('createUser', fields({ email: first.email.toUpperCase() }));
    expect(again.failure).toMatchObject({ code: 'EMAIL_TAKEN', message: '이미 등록된 사용자입니다.' });
    const twin = fields({ role: 'student', school: ` ${school}  `, student_number: '30101' });
    expect((await admin.client.call('createUser', twin)).failure?.code).toBe('STUDENT_NUMBER_TAKEN');
    await admin.client.must('createUser', { ...twin, student_number: '30102' });
  });

  it('says until when the address of somebody who left is taken; the number is free', async () => {
    const student = fields({ role: 'student', school: `떠난학교 ${admin.id}`, student_number: '10101' });
    const { user } = await admin.client.must('createUser', student);
    await admin.client.must('deleteUser', { id: user.id });
    const reply = await admin.client.call('createUser', student);
    expect(reply.failure).toMatchObject({
      code: 'EMAIL_TAKEN',
      message: expect.stringMatching(/탈퇴한 사용자.*\d{4}-\d\d-\d\d부터/),
    });
    await admin.client.must('createUser', { ...student, email: fields().email });
  });

  it.each([
    [{ email: 'nowhere' }, 'email'],
    [{ email: undefined }, 'email'],
    [{ name: '가' }, 'name'],
    [{ name: undefined }, 'name'],
    [{ role: undefined }, 'role'],
    [{ role: 'principal' }, 'role'],
    [{ school: undefined }, 'school'],
    [{ school: '  ' }, 'school'],
    [{ role: 'student' }, 'student_number'],
    [{ role: 'student', student_number: '2011' }, 'student_number'],
    [{ role: 'student', student_number: '40110' }, 'student_number'],
    [{ role: 'student', student_number: '20110', grade: 3 }, 'grade'],
    [{ password: undefined }, 'password'],
    [{ password: 'five5' }, 'password'],
    [{ password: 'password' }, 'password'],
    [{ confirmPassword: PASSWORD }, 'confirmPassword'],
  ])('refuses %j', async (wrong, path) => {
    const reply = await admin.client.send('createUser', fields(wrong));
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path }] });
  });
});
