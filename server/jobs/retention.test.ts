import { eq, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RETENTION } from '../../contract/retention.ts';
import { auditOf } from '../../tests/support/audit.ts';
import { createWorld, PASSWORD, type Submission, type World } from '../../tests/world.ts';
import { schoolYearStart, seoulDay, systemClock } from '../clock.ts';
import * as schema from '../db/schema.ts';
import {
  activities,
  auditLog,
  auditMonths,
  drafts,
  expectedStudents,
  modelLedger,
  remarkVersions,
  responses,
  sessions,
  users,
} from '../db/schema.ts';
import { writeSettings } from '../features/settings/write-settings.ts';
import { eraseDue } from './retention.ts';

const DAY = 86_400_000;
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const userRow = async (id: string) => (await world.ctx.db.select().from(users).where(eq(users.id, id)))[0];
const responseRow = async (id: string | null) =>
  (
    await world.ctx.db
      .select()
      .from(responses)
      .where(eq(responses.id, id ?? ''))
  )[0];
/** Everything that any table holds, to look for somebody's words in. */
async function everything(): Promise<string> {
  const parts = [];
  for (const table of Object.values(schema))
    if (is(table, PgTable)) parts.push(await world.ctx.db.select().from(table));
  return JSON.stringify(parts);
}

async function left(state: 'evaluated' | 'submitted' = 'evaluated'): Promise<Submission> {
  const things = await world.submission(state);
  await things.student.client.must('withdraw', { password: PASSWORD });
  return things;
}

describe('what a person leaves behind', () => {
  it('stands for thirty days, then the answers and the address go; the record’s text stays with its name', async () => {
    const { student, responseId, answers } = await left();
    world.clock.advance((RETENTION.withdrawnAccountDays - 1) * DAY);
    expect(await eraseDue(world.ctx)).toMatchObject({ emptied: 0 });
    expect((await responseRow(responseId))?.answers).toEqual(answers);

    world.clock.advance(2 * DAY);
    expect(await eraseDue(world.ctx)).toMatchObject({ emptied: 1, erased: 0 });
    const [user, response] = [await userRow(student.id), await responseRow(responseId)];
    expect(user).toMatchObject({ name: student.name, passwordHash: null, googleId: null, totpSecret: null });
    expect(user?.studentNumber).not.toBeNull();
    expect(response).toMatchObject({ answers: null, editedAnswers: null, teacherRequest: null });
    expect([response?.remark, response?.observation]).toEqual([expect.any(String), expect.any(String)]);
    const all = await everything();
    expect(all).not.toContain(student.email);
    for (const answer of answers) expect(all).not.toContain(answer);
    expect((await auditOf(world, student.id)).map(({ action }) => action)).toContain('emptyWithdrawn');
    expect(await eraseDue(world.ctx)).toMatchObject({ emptied: 0, erased: 0 });
  });

  it('goes, too, of somebody whose address looked as if it had gone', async () => {
    const { student, responseId } = await left();
    await world.ctx.db
      .update(users)
      .set({ email: 'withdrawn-me@erased.invalid' })
      .where(eq(users.id, student.id));
    world.clock.advance(RETENTION.withdrawnAccountDays * DAY + 1000);
    await eraseDue(world.ctx);
    expect(await responseRow(responseId)).toMatchObject({ answers: null });
  });

  it('is gone altogether once the school year is over', async () => {
    const { student, responseId, teacher, evaluationId } = await left();
    const now = world.clock.now();
    const next = schoolYearStart(new Date(now.getTime() + 366 * DAY));
    world.clock.advance(RETENTION.withdrawnAccountDays * DAY + 1000);
    await eraseDue(world.ctx);
    world.clock.advance(next.getTime() - world.clock.now().getTime() + 1000);
    expect((await eraseDue(world.ctx))?.erased).toBeGreaterThanOrEqual(1);
    expect(await userRow(student.id)).toMatchObject({
      name: '탈퇴한 사용자',
      school: null,
      studentNumber: null,
      erasedAt: expect.any(Date),
    });
    expect(await responseRow(responseId)).toMatchObject({ remark: null, observation: null });
    const versions = await world.ctx.db
      .select()
      .from(remarkVersions)
      .where(eq(remarkVersions.responseId, responseId ?? ''));
    expect(versions).toEqual([]);
    const client = await world.signIn(teacher.id);
    const { studentResponses } = await client.must('listEvaluationResponses', { id: evaluationId });
    expect(studentResponses).toEqual([]);
  });

  it('is gone with what was written between the two steps', async () => {
    const { student, responseId, teacher } = await left();
    const now = world.clock.now();
    const next = schoolYearStart(new Date(now.getTime() + 366 * DAY));
    world.clock.advance(RETENTION.withdrawnAccountDays * DAY + 1000);
    await eraseDue(world.ctx);
    const id = responseId ?? '';
    const client = await world.signIn(teacher.id);
    await client.must('evaluateResponse', {
      id,
      observation: '용해도곡선을 그려 석출량을 셈함. 선생님 안녕하세요 감사합니다.',
    });
    const entry = { model: 'm', text: '용해도곡선이라고 보냈다', sentAt: world.clock.now(), outcome: 'used' };
    await world.ctx.db
      .insert(modelLedger)
      .values({ id: crypto.randomUUID(), responseId: id, createdBy: teacher.id, ...entry });
    expect(await everything()).toContain('용해도곡선');
    world.clock.advance(next.getTime() - world.clock.now().getTime() + 1000);
    await eraseDue(world.ctx);
    const all = await everything();
    expect(all).not.toContain('용해도곡선');
    expect(all).not.toContain(student.name);
  });

  it('touches nobody who stays', async () => {
    const { student, responseId, answers } = await world.submission('evaluated');
    world.clock.advance(400 * DAY);
    await eraseDue(world.ctx);
    expect((await userRow(student.id))?.email).toBe(student.email);
    expect((await responseRow(responseId))?.answers).toEqual(answers);
  });
});

describe('drafts', () => {
  it('go thirty days after the form was closed, and no day earlier', async () => {
    const { student, teacher, evaluationId } = await world.submission('active');
    await student.client.must('saveDraft', { id: evaluationId, responses: ['쓰다 만 글', '', '', '', ''] });
    const mine = () => world.ctx.db.select().from(drafts).where(eq(drafts.evaluationId, evaluationId));
    world.clock.advance(100 * DAY);
    await eraseDue(world.ctx);
    expect(await mine()).toHaveLength(1);
    await (await world.signIn(teacher.id)).must('closeEvaluation', { id: evaluationId });
    world.clock.advance((RETENTION.serverDraftDays - 1) * DAY);
    await eraseDue(world.ctx);
    expect(await mine()).toHaveLength(1);
    world.clock.advance(2 * DAY);
    await eraseDue(world.ctx);
    expect(await mine()).toEqual([]);
  });
});

it('forgets who was expected and never joined when the school year of the sheet is over', async () => {
  const { teacher, classId } = await world.submission('active');
  await world.ctx.db.insert(expectedStudents).values({
    ...{ id: crypto.randomUUID(), classId, classNumber: 3, number: 15, name: '오지않음', remark: '글' },
    ...{
      grade: null,
      marked: false,
      earlier: ['앞의 글'],
      createdBy: teacher.id,
      createdAt: world.clock.now(),
    },
  });
  const theirs = () =>
    world.ctx.db.select().from(expectedStudents).where(eq(expectedStudents.classId, classId));
  const end = schoolYearStart(new Date(world.clock.now().getTime() + 366 * DAY)).getTime();
  world.clock.advance(end - world.clock.now().getTime() - 1000);
  await eraseDue(world.ctx);
  expect(await theirs()).toHaveLength(1);
  world.clock.advance(2000);
  expect((await eraseDue(world.ctx))?.expected).toBeGreaterThanOrEqual(1);
  expect(await theirs()).toEqual([]);
});

describe('logs', () => {
  const years = (n: number) => new Date(Date.now() - n * 365.25 * DAY);

  it('go after three years, the audit log after as many as are set', async () => {
    const { id } = await world.teacher();
    const entry = { actorId: id, action: 'test', subjectType: 'user' as const, subjectId: `old-${id}` };
    const aged = [5.1, 4.9, 3.1, 2.9];
    await world.ctx.db
      .insert(auditLog)
      .values(aged.map((age) => ({ ...entry, at: years(age), action: `${age}`, people: 30 })));
    const { client } = await world.admin();
    const sums = () =>
      Promise.all(
        [5.1, 3.1].map(async (age) => {
          const { summary } = await client.must('getAuditSummary', {
            month: seoulDay(years(age)).slice(0, 7),
          });
          return summary.actions.filter(({ action }) => action === `${age}`);
        }),
      );
    const before = await sums();
    expect(before.map((actions) => actions[0]?.people)).toEqual([30, 30]);
    const kept = async () => (await auditOf(world, `old-${id}`)).map(({ action }) => action);
    await world.ctx.db.insert(activities).values([{ userId: id, action: 'LOGIN', at: years(3.1) }]);
    // The database judges the audit log's age by its own clock, which tests do not turn.
    const now = { ...world.ctx, clock: systemClock };
    await writeSettings(now, now.db, { auditRetentionYears: 5 });
    await eraseDue(now);
    expect(await kept()).toEqual(['4.9', '3.1', '2.9']);
    await writeSettings(now, now.db, { auditRetentionYears: RETENTION.auditYears });
    await eraseDue(now);
    expect(await kept()).toEqual(['2.9']);
    // The month is still summed up as it was, and listed.
    expect(await sums()).toEqual(before);
    expect((await client.must('getAuditSummary', {})).since <= seoulDay(years(5.1)).slice(0, 7)).toBe(true);
    const rest = await world.ctx.db.select().from(activities).where(eq(activities.userId, id));
    expect(rest).toEqual([]);
  });

  it('cannot be cut shorter or changed: the database itself refuses', async () => {
    await world.teacher();
    const month = { month: '2001-01', action: 'test', count: 5, people: 5 };
    await world.ctx.db.insert(auditMonths).values(month).onConflictDoNothing();
    const attempts = [
      sql`delete from audit_log`,
      sql`update audit_log set action = 'nothing'`,
      sql`truncate audit_log`,
      sql`delete from audit_months`,
      sql`update audit_months set count = count - 1`,
      sql`truncate audit_months`,
    ];
    const [before] = await world.ctx.db.select({ n: sql<number>`count(*)::int` }).from(auditLog);
    expect(before?.n).toBeGreaterThan(0);
    for (const attempt of attempts) {
      await expect(world.ctx.db.transaction((tx) => tx.execute(attempt))).rejects.toThrow();
    }
    const [after] = await world.ctx.db.select({ n: sql<number>`count(*)::int` }).from(auditLog);
    expect(after?.n).toBe(before?.n);
  });
});

it('is done by one server at a time', async () => {
  const both = await Promise.all([eraseDue(world.ctx), eraseDue(world.ctx)]);
  expect(both.some((erased) => erased !== null)).toBe(true);
});

it('keeps sessions as long as any other log', async () => {
  const { id } = await world.teacher();
  await eraseDue(world.ctx);
  expect(await world.ctx.db.select().from(sessions).where(eq(sessions.userId, id))).toHaveLength(1);
});
