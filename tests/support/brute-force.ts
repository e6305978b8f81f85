import { ACTIVITIES, type AnalyticsOverview } from '../../contract/analytics.ts';
import type { Database } from '../../server/db/connection.ts';
import {
  activities,
  classes,
  enrolments,
  evaluations,
  responses,
  sessions,
  users,
} from '../../server/db/schema.ts';

/** Every row that the figures are made of. */
export async function readAll(db: Database) {
  return {
    users: await db.select().from(users),
    activities: await db.select().from(activities),
    sessions: await db.select().from(sessions),
    classes: await db.select().from(classes),
    enrolments: await db.select().from(enrolments),
    forms: await db.select().from(evaluations),
    responses: await db.select().from(responses),
  };
}
type Everything = Awaited<ReturnType<typeof readAll>>;

const DAY = 86_400_000;
const WORK = ['CREATE_CLASS', 'GENERATE_QUESTIONS', 'GENERATE_FINAL', 'EXPORT_EXCEL'];

/** Days since 1970 in Seoul: no zone but this one is asked for, and it has had no summer time since 1988. */
const dayOf = (at: Date) => Math.floor((at.getTime() + 9 * 3_600_000) / DAY);
const named = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);
const one = (value: number) => Math.round(value * 10) / 10;
const over = (part: number, whole: number) => (whole === 0 ? 0 : one(part / whole));
const grown = (now: number, before: number) =>
  before === 0 ? (now === 0 ? 0 : 100) : one(((now - before) * 100) / before);

/** The definitions of docs/metrics.md, word by word, over all rows: slow, and independent of any SQL. */
export function bruteForce(all: Everything, now: Date, days: number): Omit<AnalyticsOverview, 'updatedAt'> {
  const today = dayOf(now);
  const start = today - days + 1;
  const log = all.activities.map((row) => ({ ...row, day: dayOf(row.at) })).filter((r) => r.day <= today);
  const within = (day: number, from: number, to: number) => day >= from && day <= to;
  const peopleOf = (from: number, to: number, role?: string) =>
    new Set(
      log
        .filter((r) => within(r.day, from, to) && (role === undefined || r.role === role))
        .map((r) => r.userId),
    ).size;
  const during = log.filter((r) => within(r.day, start, today));
  const made = (action: string) => during.filter((r) => r.action === action).length;

  const byDay = new Map<number, Map<string, Set<string | null>>>();
  for (const { day, userId, role } of log) {
    const people = byDay.get(day) ?? new Map<string, Set<string | null>>();
    byDay.set(day, people.set(userId, (people.get(userId) ?? new Set()).add(role)));
  }
  const dau = (day: number, role?: string) =>
    [...(byDay.get(day)?.values() ?? [])].filter((roles) => role === undefined || roles.has(role)).length;
  const span = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);
  const total = (from: number) => span(from, days).reduce((sum, day) => sum + dau(day), 0);

  const held = all.sessions.filter((row) => within(dayOf(row.createdAt), start, today));
  const heldMs = held.reduce((sum, row) => sum + Math.max(0, +row.lastActiveAt - +row.createdAt), 0);

  const livingClasses = new Set(all.classes.filter((row) => !row.deletedAt).map((row) => row.id));
  const forms = all.forms.filter(
    (row) => row.kind === 'form' && !row.deletedAt && livingClasses.has(row.classId),
  );
  const formOf = new Map(forms.map((row) => [row.id, row]));
  const members = new Map<string, Set<string>>();
  for (const { classId, studentId, leftAt } of all.enrolments)
    if (!leftAt) members.set(classId, (members.get(classId) ?? new Set()).add(studentId));
  const submitted = all.responses.flatMap((row) => {
    const form = formOf.get(row.evaluationId);
    return form && row.submittedAt ? [{ ...row, form, submittedAt: row.submittedAt }] : [];
  });
  const answersTo = new Map<string, string[]>();
  for (const { evaluationId, studentId } of submitted)
    answersTo.set(evaluationId, [...(answersTo.get(evaluationId) ?? []), studentId]);
  let [expected, answered] = [0, 0];
  for (const form of forms) {
    if (!form.isDistributed || !within(dayOf(form.distributedAt ?? form.createdAt), start, today)) continue;
    expected += members.get(form.classId)?.size ?? 0;
    answered += (answersTo.get(form.id) ?? []).filter((id) => members.get(form.classId)?.has(id)).length;
  }
  const handedIn = submitted.filter((row) => within(dayOf(row.submittedAt), start, today));
  const waits = handedIn.flatMap(({ form, submittedAt }) =>
    form.distributedAt && submittedAt >= form.distributedAt ? [+submittedAt - +form.distributedAt] : [],
  );

  const teachers = all.users.filter((row) => row.role === 'teacher' && row.isActive && !row.withdrawnAt);
  const worked = new Set(
    during.filter((r) => r.role === 'teacher' && WORK.includes(r.action)).map((r) => r.userId),
  );
  const registered = all.users.map((row) => ({ id: row.id, day: dayOf(row.createdAt) }));
  const fresh = (from: number, to: number) => registered.filter(({ day }) => within(day, from, to)).length;
  const retention = (n: number) => {
    const cohort = registered.filter(({ day }) => within(day + n, today - days, today - 1));
    const came = cohort.filter(({ id, day }) => byDay.get(day + n)?.has(id)).length;
    return { size: cohort.length, rate: over(came * 100, cohort.length) };
  };
  const [d1, d7, d30] = [retention(1), retention(7), retention(30)];
  const [year = 0, month = 0] = named(today).split('-').map(Number);
  const months = span(-5, 6).map((n) => new Date(Date.UTC(year, month - 1 + n, 1)).toISOString().slice(0, 7));
  const monday = today - ((((today + 3) % 7) + 7) % 7);
  const working = teachers.filter(({ id }) => worked.has(id)).length;

  return {
    days,
    activityMetrics: {
      current: { dau: dau(today), wau: peopleOf(today - 6, today), mau: peopleOf(today - 29, today) },
      growth: {
        dauGrowth: grown(total(start), total(start - days)),
        userGrowth: grown(registered.length, registered.filter(({ day }) => day < start).length),
      },
      trends: {
        dauTrend: span(start, days).map((day) => ({
          date: named(day),
          dau: dau(day),
          dauTeachers: dau(day, 'teacher'),
          dauStudents: dau(day, 'student'),
        })),
      },
    },
    engagementMetrics: {
      avgSessionDuration: over(heldMs / 60_000, held.length),
      totalSessions: held.length,
      avgSessionsPerUser: over(held.length, peopleOf(start, today)),
      pageViews: made('PAGE_VIEW'),
      actions: Object.fromEntries(ACTIVITIES.map((action) => [action, made(action)])) as Record<
        (typeof ACTIVITIES)[number],
        number
      >,
      userActivity: (['teacher', 'student', 'admin'] as const).map((role) => ({
        role,
        userCount: peopleOf(start, today, role),
        actionCount: during.filter((r) => r.role === role).length,
      })),
    },
    educationMetrics: {
      totalEvaluationsCreated: forms.filter((row) => within(dayOf(row.createdAt), start, today)).length,
      totalResponsesSubmitted: handedIn.length,
      completionRate: over(answered * 100, expected),
      expectedResponses: expected,
      avgResponseTime: over(waits.reduce((sum, ms) => sum + ms, 0) / 60_000, waits.length),
      timedResponses: waits.length,
      aiGenerations: made('GENERATE_QUESTIONS') + made('GENERATE_FINAL'),
      excelExports: made('EXPORT_EXCEL'),
      teacherEngagement: {
        activeTeachers: working,
        totalTeachers: teachers.length,
        rate: over(working * 100, teachers.length),
      },
      cumulativeStats: {
        totalUsers: registered.length,
        totalClasses: livingClasses.size,
        totalEvaluations: forms.length,
        totalResponses: submitted.length,
      },
    },
    retentionMetrics: {
      d1Retention: d1.rate,
      d7Retention: d7.rate,
      d30Retention: d30.rate,
      cohortSizes: { d1: d1.size, d7: d7.size, d30: d30.size },
      cohortAnalysis: months.map((each) => ({
        month: each,
        userCount: registered.filter(({ day }) => named(day).startsWith(each)).length,
      })),
    },
    basicStats: { newUsersThisWeek: fresh(monday, today) },
  };
}
