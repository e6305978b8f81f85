import type { Caller, Student, Teacher } from '../../server/actor.ts';
import type { Context } from '../../server/context.ts';
import { newId } from '../../server/db/ids.ts';
import { users } from '../../server/db/schema.ts';
import { type Clock, schoolYear, seoulDay } from '../../server/clock.ts';
import { endpoints } from '../../server/endpoints.ts';
import { CONSENT_VERSION, recordConsents } from '../../server/features/auth/consent.ts';
import { hashPassword } from '../../server/features/auth/passwords.ts';
import { demoSchool } from './content/school.ts';
import type { DemoClass, DemoEvaluation, DemoPerson } from './content/types.ts';

/** One password for everybody in the demo; it is printed, so it protects nothing. */
const DEMO_PASSWORD = 'girok-demo-2026';
const CALLER: Caller = { address: '127.0.0.1', device: 'demo', agent: null };

const AGREED = { privacyConsent: true, termsConsent: true, ageConsent: true, marketingConsent: false };

type Ids = Map<string, string>;

const DAY_MS = 24 * 3600 * 1000;

/** A semester's worth of time passes while the school is loaded, so that its dates read like a school's. */
export class DemoClock implements Clock {
  // In the sixth lesson of a day, whatever the hour at which somebody starts the demonstration.
  private at = Date.parse(`${seoulDay(new Date(Date.now() - 40 * DAY_MS))}T13:40:00+09:00`);
  now(): Date {
    return new Date(this.at);
  }
  /** Never beyond the present. */
  pass(ms: number): void {
    this.at = Math.min(this.at + ms, Date.now() - 1000);
  }
}

/** Builds the sample school with the very operations that people use, so that every rule has been applied to it. */
export async function loadDemoSchool(ctx: Context, clock: DemoClock): Promise<void> {
  const ids = await addPeople(ctx);
  for (const owner of demoSchool.classes) await addClass(ctx, clock, owner, ids);
}

async function addPeople(ctx: Context): Promise<Ids> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const now = ctx.clock.now();
  const ids: Ids = new Map();
  const add = async (person: DemoPerson, fields: Partial<typeof users.$inferInsert>) => {
    const id = newId();
    ids.set(person.key, id);
    const { name, email } = person;
    await ctx.db
      .insert(users)
      .values({ id, name, email, passwordHash, consentVersion: CONSENT_VERSION, createdAt: now, ...fields });
    await recordConsents(ctx.db, id, AGREED, now);
  };
  const { school } = demoSchool;
  await add(demoSchool.admin, { role: 'admin', school });
  for (const teacher of demoSchool.teachers)
    await add(teacher, { role: 'teacher', school, subject: teacher.subject });
  for (const student of demoSchool.students) {
    const { student_number: studentNumber } = student;
    await add(student, { role: 'student', school, studentNumber, studentYear: schoolYear(now) });
  }
  return ids;
}

function actor<R extends 'teacher' | 'student'>(
  role: R,
  key: string,
  ids: Ids,
): R extends 'teacher' ? Teacher : Student {
  const userId = ids.get(key);
  if (!userId) throw new Error(`nobody in the demo school is called ${key}`);
  return { ...CALLER, userId, sessionId: 'demo', accessUntil: null, role, name: key } as R extends 'teacher'
    ? Teacher
    : Student;
}

async function addClass(ctx: Context, clock: DemoClock, content: DemoClass, ids: Ids): Promise<void> {
  const teacher = actor('teacher', content.teacher, ids);
  const { name, subject_name, grade, semester, description, type, creative_type } = content;
  const { class: made } = await endpoints.createClass(ctx, teacher, {
    name,
    subject_name,
    grade,
    semester,
    description,
    type,
    creative_type,
  });
  for (const key of content.students) {
    clock.pass(40_000);
    await endpoints.joinClass(ctx, actor('student', key, ids), { classCode: made.code ?? '' });
  }
  for (const form of content.evaluations) {
    clock.pass(4 * DAY_MS);
    await addEvaluation(ctx, clock, teacher, made.id, form, ids);
  }
}

async function addEvaluation(
  ctx: Context,
  clock: DemoClock,
  teacher: Teacher,
  classId: string,
  content: DemoEvaluation,
  ids: Ids,
): Promise<void> {
  const { type, achievement_standard, class_content, other_notes, questions } = content;
  const { evaluation } = await endpoints.createEvaluation(ctx, teacher, {
    classId,
    type,
    achievement_standard,
    class_content,
    other_notes,
    questions,
  });
  const { id } = evaluation;
  if (content.state === 'draft') return;
  await endpoints.distributeEvaluation(ctx, teacher, { id });
  const responseIds = new Map<string, string>();
  for (const given of content.responses) {
    clock.pass(7 * 60_000);
    const student = actor('student', given.student, ids);
    const teacherRequest = given.teacher_request ?? '';
    if (given.state === 'draft') {
      await endpoints.saveDraft(ctx, student, { id, responses: given.answers, teacherRequest });
      continue;
    }
    const { response } = await endpoints.submitAnswers(ctx, student, {
      id,
      responses: given.answers,
      teacherRequest,
    });
    responseIds.set(given.student, response.id);
    if (!given.observation) continue;
    if (given.state === 'submitted') {
      await endpoints.observeStudent(ctx, teacher, {
        id,
        studentId: student.userId,
        observation: given.observation,
      });
    } else {
      await endpoints.evaluateResponse(ctx, teacher, { id: response.id, observation: given.observation });
    }
  }
  if (content.state !== 'closed') return;
  await endpoints.closeEvaluation(ctx, teacher, { id });
  for (const given of content.responses) {
    if (given.state === 'published') {
      await endpoints.publishRemark(ctx, teacher, { id: responseIds.get(given.student) ?? '' });
    }
  }
}

/** A student with a form that waits for the first word. */
function somebodyWithAnOpenForm(): string {
  const keys = demoSchool.classes.flatMap((owner) =>
    owner.evaluations
      .filter((form) => form.state === 'active')
      .flatMap((form) => {
        const begun = new Set(form.responses.map((response) => response.student));
        return owner.students.filter((key) => !begun.has(key));
      }),
  );
  return demoSchool.students.find((student) => student.key === keys[0])?.email ?? '';
}

/** Where to go and who to be, for somebody who has just typed the command. */
export function describeDemoSchool(): string {
  const row = (role: string, person: DemoPerson, more = '') =>
    `  ${role}  ${person.email.padEnd(30)} ${person.name} ${more}`;
  return [
    '',
    `예시 학교: ${demoSchool.school} (수업 ${demoSchool.classes.length}개, 학생 ${demoSchool.students.length}명)`,
    `모든 계정의 비밀번호: ${DEMO_PASSWORD}`,
    '',
    row('관리자', demoSchool.admin),
    ...demoSchool.teachers.map((teacher) => row('교사  ', teacher, `(${teacher.subject})`)),
    ...demoSchool.students.map((student) => row('학생  ', student, student.student_number)),
    '',
    '해 볼 만한 것',
    `  1. ${demoSchool.teachers[0]?.email}로 들어가 마감한 자기평가지의 [기록문 작성]에서 초안의 문장이 어디서 왔는지 짚어 보세요.`,
    `  2. 학생 ${somebodyWithAnOpenForm()}로 들어가 진행 중인 자기평가지에 답하고, 쓰는 도중에 창을 닫았다가 다시 열어 보세요.`,
    `  3. 교사로 자기평가지를 마감하고 기록문을 공개한 뒤, 그 학생으로 결과를 보고 엑셀로 내보내 보세요.`,
    '',
  ].join('\n');
}
