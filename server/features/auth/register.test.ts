import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { activitiesOf, auditOf } from '../../../tests/support/audit.ts';
import { theWorld, type World } from '../../../tests/world.ts';
import { schoolYear } from '../../clock.ts';
import { newId } from '../../db/ids.ts';
import { consents, users } from '../../db/schema.ts';
import { CONSENT_VERSION } from './consent.ts';

let world: World;
beforeAll(async () => {
  world = await theWorld();
});

/** A student's form, filled in rightly; nobody else has this address or this school. */
function form(change: Record<string, unknown> = {}): Record<string, unknown> {
  const id = newId();
  return {
    name: '김하늘',
    email: `haneul-${id}@example.com`,
    password: 'correct-horse-7',
    role: 'student',
    school: `새학교 ${id}`,
    student_number: '20110',
    privacyConsent: true,
    termsConsent: true,
    ageConsent: true,
    ...change,
  };
}
function register(change: Record<string, unknown> = {}) {
  return world.visitor().send('register', form(change));
}
type Registered = { user: { id: string } };

describe('register', () => {
  it('makes a student and signs them in', async () => {
    const input = form({ grade: 2, class_number: 1 });
    const client = world.visitor();
    const reply = await client.send('register', input);
    expect(reply.status).toBe(201);
    expect(reply.data).toEqual({
      user: {
        id: expect.any(String),
        name: '김하늘',
        email: input['email'],
        role: 'student',
        school: input['school'],
        student_number: '20110',
        grade: 2,
        class_number: 1,
        subject: null,
        is_active: true,
        created_at: expect.stringMatching(/Z$/),
        last_login_at: expect.stringMatching(/Z$/),
        consentRequired: false,
        passwordChangeRequired: false,
        google_id: null,
        google_email: null,
        has_password: true,
        totp_enabled: false,
      },
      session: { expiresAt: expect.stringMatching(/Z$/) },
    });
    const { user } = await client.must('getMe', {});
    expect(user.email).toBe(input['email']);
    expect(await auditOf(world, user.id)).toMatchObject([{ actorId: user.id, action: 'register' }]);
    expect(await activitiesOf(world, user.id)).toEqual(['USER_REGISTRATION']);
    const [row] = await world.ctx.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.studentYear).toBe(schoolYear(world.clock.now()));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('makes a teacher, whose subject is optional and who has no number', async () => {
    const reply = await register({ role: 'teacher', student_number: undefined, subject: ' 통합  사회 ' });
    expect(reply.data).toMatchObject({
      user: { role: 'teacher', subject: '통합 사회', student_number: null, grade: null, class_number: null },
    });
    expect((await register({ role: 'teacher', student_number: undefined })).data).toMatchObject({
      user: { subject: null },
    });
  });

  it.each([
    ['no role', { role: undefined }, 'role', '역할을 선택해 주세요.'],
    ['the role of an administrator', { role: 'admin' }, 'role', '역할을 선택해 주세요.'],
    ['no name', { name: undefined }, 'name', '이름을 입력해 주세요.'],
    ['a blank name', { name: ' \u3164 ' }, 'name', '이름을 입력해 주세요.'],
    ['a name of one letter', { name: ' 김 ' }, 'name', '이름은 2자 이상 입력해 주세요.'],
    ['no address', { email: undefined }, 'email', '이메일을 입력해 주세요.'],
    ['an address without an at sign', { email: 'haneul' }, 'email', '올바른 이메일 주소를 입력해 주세요.'],
    ['an address with a space', { email: 'ha neul@x' }, 'email', '올바른 이메일 주소를 입력해 주세요.'],
    ['no school', { school: '  ' }, 'school', '학교를 입력해 주세요.'],
    [
      'no number',
      { student_number: undefined },
      'student_number',
      '학번은 5자리 숫자로 입력해 주세요. 예: 20110',
    ],
    [
      'four digits',
      { student_number: '2011' },
      'student_number',
      '학번은 5자리 숫자로 입력해 주세요. 예: 20110',
    ],
    [
      'six digits',
      { student_number: '201100' },
      'student_number',
      '학번은 5자리 숫자로 입력해 주세요. 예: 20110',
    ],
    [
      'full-width digits',
      { student_number: '２０１１０' },
      'student_number',
      '학번은 5자리 숫자로 입력해 주세요. 예: 20110',
    ],
    [
      'a fourth grade in the number',
      { student_number: '40110' },
      'student_number',
      '학번의 첫 자리는 학년(1~3)이어야 합니다.',
    ],
    ['class 00', { student_number: '20010' }, 'student_number', '학번의 반은 01~30 사이여야 합니다.'],
    ['class 31', { student_number: '23110' }, 'student_number', '학번의 반은 01~30 사이여야 합니다.'],
    ['number 00', { student_number: '20100' }, 'student_number', '학번의 번호는 01부터입니다.'],
    ['a grade that contradicts the number', { grade: 3 }, 'grade', '학년이 학번의 첫 자리와 다릅니다.'],
    ['a class that contradicts the number', { class_number: 2 }, 'class_number', '반이 학번과 다릅니다.'],
    ['grade 0', { grade: 0 }, 'grade', '학년은 1~3 사이여야 합니다.'],
    ['class 31 beside the number', { class_number: 31 }, 'class_number', '반은 1~30 사이의 숫자여야 합니다.'],
    ['no password', { password: undefined }, 'password', '비밀번호를 입력해 주세요.'],
    ['an empty password', { password: '' }, 'password', '비밀번호를 입력해 주세요.'],
    ['five characters', { password: 'ab1!x' }, 'password', '비밀번호는 6자 이상이어야 합니다.'],
    [
      'a common password',
      { password: 'QWER1234' },
      'password',
      '너무 흔한 비밀번호입니다. 다른 비밀번호를 정해 주세요.',
    ],
    [
      'no consent to privacy',
      { privacyConsent: false },
      'privacyConsent',
      '개인정보처리방침에 동의해 주세요.',
    ],
    [
      'privacy not mentioned',
      { privacyConsent: undefined },
      'privacyConsent',
      '개인정보처리방침에 동의해 주세요.',
    ],
    ['no consent to the terms', { termsConsent: false }, 'termsConsent', '이용약관에 동의해 주세요.'],
    [
      'somebody under 14',
      { ageConsent: false },
      'ageConsent',
      '만 14세 이상인지 확인해 주세요. 만 14세 미만은 가입할 수 없습니다.',
    ],
    ['consent as text', { termsConsent: 'true' }, 'termsConsent', '이용약관에 동의해 주세요.'],
  ])('refuses %s', async (_, change, path, message) => {
    const reply = await register(change);
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', message, error: message });
    expect(reply.failure?.details).toEqual([{ path, message }]);
  });

  it('names every field at once when much is missing', async () => {
    const reply = await world.visitor().send('register', {});
    expect(reply.failure?.details?.map((detail) => detail.path)).toEqual([
      'name',
      'email',
      'password',
      'role',
      'school',
      'privacyConsent',
      'termsConsent',
      'ageConsent',
    ]);
  });

  it('takes an address once, in whatever case', async () => {
    const taken = `taken-${newId()}@example.com`;
    await register({ email: taken });
    for (const email of [taken, taken.toUpperCase(), ` ${taken} `]) {
      const reply = await register({ email });
      expect([reply.status, reply.failure?.code, reply.failure?.message]).toEqual([
        409,
        'EMAIL_TAKEN',
        '이미 가입된 이메일입니다.',
      ]);
    }
  });

  it.each([
    ['as it is', (school: string) => school],
    ['with spaces around and inside', (school: string) => `  ${school.replace(' ', '   ')} `],
    ['in decomposed Hangul', (school: string) => school.normalize('NFD')],
  ])('takes a number once in a school and year, the school written %s', async (_, written) => {
    const school = `한빛 고등학교 ${newId()}`;
    expect((await register({ school })).status).toBe(201);
    const reply = await register({ school: written(school) });
    expect([reply.status, reply.failure?.code]).toEqual([409, 'STUDENT_NUMBER_TAKEN']);
    expect((await register({ school, student_number: '20111' })).status).toBe(201);
  });

  it('gives a number again in another school, in another year, and to nobody’s harm to a teacher', async () => {
    const school = `한빛고등학교 ${newId()}`;
    const lastYear = schoolYear(world.clock.now()) - 1;
    await world.student({ school, studentNumber: '20110', studentYear: lastYear });
    expect((await register({ school })).status).toBe(201);
    expect((await register()).status).toBe(201);
    expect((await register({ school, role: 'teacher' })).status).toBe(201);
  });

  it('lets one of two through who ask for the same at once', async () => {
    const input = form();
    const byAddress = await Promise.all([
      world.visitor().send('register', input),
      world.visitor().send('register', { ...input, student_number: '20111' }),
    ]);
    expect(byAddress.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('keeps each consent with its version and time, the optional ones too', async () => {
    const before = world.clock.now().getTime();
    const { user } = (await register({ marketingConsent: true })).data as Registered;
    const rows = await world.ctx.db.select().from(consents).where(eq(consents.userId, user.id));
    const given = Object.fromEntries(rows.map((row) => [row.kind, row.given]));
    expect(given).toEqual({ privacy: true, terms: true, age: true, marketing: true });
    expect(rows.every((row) => row.version === CONSENT_VERSION && row.at.getTime() >= before)).toBe(true);
    const { user: plain } = (await register()).data as Registered;
    const refused = await world.ctx.db.select().from(consents).where(eq(consents.userId, plain.id));
    expect(refused.find((row) => row.kind === 'marketing')?.given).toBe(false);
  });

  it.each([
    [{ minLength: 10 }, 'short-7', '비밀번호는 10자 이상이어야 합니다.'],
    [{ requireUppercase: true }, 'lower-case-7', '비밀번호에 영문 대문자를 넣어 주세요.'],
    [{ requireLowercase: true }, 'UPPER-CASE-7', '비밀번호에 영문 소문자를 넣어 주세요.'],
    [{ requireNumbers: true }, 'no-digits-here', '비밀번호에 숫자를 넣어 주세요.'],
    [{ requireSpecial: true }, 'onlyletters7', '비밀번호에 특수문자를 넣어 주세요.'],
  ])('asks for what the policy in force asks: %j', async (rule, password, message) => {
    const off = { requireUppercase: false, requireLowercase: false, requireNumbers: false };
    const passwordPolicy = { minLength: 6, ...off, requireSpecial: false, ...rule };
    await world.withSettings({ passwordPolicy }, async () => {
      const reply = await register({ password });
      expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'password', message }] });
      expect((await register({ password: 'Correct-horse-7' })).status).toBe(201);
    });
  });

  it.each([
    [{ registrationEnabled: false }, 403, 'REGISTRATION_CLOSED'],
    [{ maintenanceMode: true }, 503, 'MAINTENANCE'],
  ])('is refused while %j', async (settings, status, code) => {
    await world.withSettings(settings, async () => {
      const reply = await register();
      expect([reply.status, reply.failure?.code]).toEqual([status, code]);
    });
  });
});
