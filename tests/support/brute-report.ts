import { type ReportStats, TEACHERS_SHOWN } from '../../contract/reports.ts';
import type { readAll } from './brute-force.ts';

type Everything = Awaited<ReturnType<typeof readAll>>;

const HOURS_AHEAD = 9 * 3_600_000;
/** In Seoul: no zone but this one is asked for, and it has had no summer time since 1988. */
const dayOf = (at: Date) => new Date(at.getTime() + HOURS_AHEAD).toISOString().slice(0, 10);

/** The report as docs/metrics.md defines it, word by word, over all rows. Namesakes are not told apart: rows here have none. */
export function bruteReport(all: Everything, now: Date, startDate: string, endDate: string): ReportStats {
  const here = all.users.filter((row) => !row.withdrawnAt);
  const within = (at: Date) => dayOf(at) >= startDate && dayOf(at) <= endDate;
  const standing = new Map(all.classes.filter((row) => !row.deletedAt).map((row) => [row.id, row]));
  const forms = all.forms.filter(
    (row) => row.kind === 'form' && !row.deletedAt && standing.has(row.classId) && within(row.createdAt),
  );
  const rates = forms.flatMap((form) => {
    const members = all.enrolments.filter((row) => row.classId === form.classId && !row.leftAt);
    const submitted = new Set(
      all.responses
        .filter((row) => row.evaluationId === form.id && row.submittedAt)
        .map((row) => row.studentId),
    );
    if (!form.isDistributed || members.length === 0) return [];
    const answered = members.filter(({ studentId }) => submitted.has(studentId)).length;
    return [(answered * 100) / members.length];
  });
  const isClosed = (form: Everything['forms'][number]) =>
    form.isDistributed && (form.markedClosed || (form.dueAt !== null && form.dueAt <= now));

  const classes = [...standing.values()].filter((row) => dayOf(row.createdAt) <= endDate);
  const byTeacher = new Map<string, number>();
  for (const { teacherId } of classes) byTeacher.set(teacherId, (byTeacher.get(teacherId) ?? 0) + 1);
  const nameOf = new Map(all.users.map((row) => [row.id, row.name]));
  const teachers = [...byTeacher]
    .map(([id, count]) => ({ id, teacher: nameOf.get(id) ?? '', count }))
    .sort((a, b) => b.count - a.count || compare(a.teacher, b.teacher) || compare(a.id, b.id));
  const shown = teachers.slice(0, TEACHERS_SHOWN);
  const rest = teachers.slice(TEACHERS_SHOWN);

  const months = new Set<string>();
  for (let at = Date.parse(startDate); at <= Date.parse(endDate); at += 86_400_000)
    months.add(new Date(at).toISOString().slice(0, 7));
  const fresh = here.filter((row) => within(row.createdAt));
  const growth = (month: string, role: string) =>
    fresh.filter((row) => row.role === role && dayOf(row.createdAt).startsWith(month)).length;

  return {
    startDate,
    endDate,
    totalUsers: here.filter((row) => dayOf(row.createdAt) <= endDate).length,
    newUsersThisMonth: here.filter((row) => dayOf(row.createdAt) >= `${dayOf(now).slice(0, 7)}-01`).length,
    totalClasses: classes.length,
    totalEvaluations: forms.length,
    completedEvaluations: forms.filter(isClosed).length,
    averageResponseRate: mean(rates),
    evaluationsByType: {
      subject: forms.filter(({ type }) => type === 'subject').length,
      creative: forms.filter(({ type }) => type === 'creative').length,
    },
    userGrowth: [...months].map((month) => ({
      month,
      teachers: growth(month, 'teacher'),
      students: growth(month, 'student'),
    })),
    classDistribution: shown.map(({ teacher, count }) => ({ teacher, count })),
    classDistributionRest: {
      teachers: rest.length,
      count: rest.reduce((sum, { count }) => sum + count, 0),
    },
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function mean(rates: number[]): number {
  if (rates.length === 0) return 0;
  return Math.round((rates.reduce((sum, rate) => sum + rate, 0) / rates.length) * 10) / 10;
}
