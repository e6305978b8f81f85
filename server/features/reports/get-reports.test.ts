import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../../tests/world.ts';
import { seoulDay } from '../../clock.ts';
import { classes, evaluations } from '../../db/schema.ts';
import { addDays, dayStart } from '../analytics/days.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const DAY = 86_400_000;

describe('getReports', () => {
  it('counts by days in Seoul; this month’s new people whatever the range', async () => {
    const admin = await world.admin();
    const today = seoulDay(world.clock.now());
    const long = addDays(today, -400);
    const start = dayStart(long).getTime();
    await world.teacher({ createdAt: new Date(start - 1) });
    await world.teacher({ createdAt: new Date(start) });
    await world.student({ createdAt: new Date(start + DAY - 1) });
    await world.student({ createdAt: new Date(start + DAY) });
    await world.student({ createdAt: new Date(start), withdrawnAt: new Date(start) });
    const { stats } = await admin.client.must('getReports', { startDate: long, endDate: long });
    expect(stats).toMatchObject({
      totalUsers: 3,
      newUsersThisMonth: 1,
      userGrowth: [{ month: long.slice(0, 7), teachers: 1, students: 1 }],
      totalEvaluations: 0,
      averageResponseRate: 0,
    });
  });

  it('takes the mean over distributed forms of who submitted among those who are in the class', async () => {
    const admin = await world.admin();
    const named = await world.teacher({ name: '가교사' });
    const first = await world.submission('closed', { teacher: named });
    const others = [await world.student(), await world.student(), await world.student()];
    for (const { client } of others) await client.must('joinClass', { classCode: first.code });
    await others[0]?.client.must('leaveClass', { id: first.classId });
    const second = await world.submission('submitted', { teacher: first.teacher });
    const { teacher } = await world.submission('draft', {
      teacher: await world.teacher({ name: '나교사' }),
    });
    const empty = await teacher.client.must('createClass', {
      name: '빈 수업',
      type: 'creative',
      creative_type: 'club',
    });
    const { evaluation } = await teacher.client.must('createEvaluation', {
      classId: empty.class.id,
      type: 'creative',
      class_content: '동아리 활동을 함',
      questionCount: 5,
    });
    await teacher.client.must('distributeEvaluation', { id: evaluation.id });
    const gone = await world.submission('active');
    await world.ctx.db
      .update(evaluations)
      .set({ deletedAt: world.clock.now() })
      .where(eq(evaluations.id, gone.evaluationId));
    await world.ctx.db
      .update(classes)
      .set({ deletedAt: world.clock.now() })
      .where(eq(classes.id, gone.classId));
    const { stats } = await admin.client.must('getReports', {});
    // One of three, then all of one; nobody has joined the third, and the last two are a draft and a deleted one.
    expect(stats).toMatchObject({
      totalEvaluations: 4,
      completedEvaluations: 1,
      averageResponseRate: 66.7,
      evaluationsByType: { subject: 3, creative: 1 },
      totalClasses: 4,
      classDistribution: [
        { teacher: first.teacher.name, count: 2 },
        { teacher: teacher.name, count: 2 },
      ],
      classDistributionRest: { teachers: 0, count: 0 },
    });
    expect(second.teacher.id).toBe(first.teacher.id);
    expect(stats.userGrowth.length).toBe(2);
  });

  it('names twenty teachers and counts the rest; namesakes with their school', async () => {
    const admin = await world.admin();
    const [one, two] = [
      await world.teacher({ name: '가가', school: '새솔고' }),
      await world.teacher({ name: '가가', school: '한별고' }),
    ];
    for (const { client } of [one, one, one, one, two, two, two])
      await client.must('createClass', { name: '수업' });
    for (let n = 0; n < 20; n += 1)
      await (await world.teacher()).client.must('createClass', { name: '수업' });
    const { stats } = await admin.client.must('getReports', {});
    expect(stats.classDistribution).toHaveLength(20);
    expect(stats.classDistribution.slice(0, 2)).toEqual([
      { teacher: '가가 (새솔고)', count: 4 },
      { teacher: '가가 (한별고)', count: 3 },
    ]);
    const named = stats.classDistribution.reduce((sum, { count }) => sum + count, 0);
    expect(stats.classDistributionRest).toEqual({ teachers: 4, count: stats.totalClasses - named });
  });

  it.each([
    [{ startDate: '2026-03-02', endDate: '2026-03-01' }, 'endDate'],
    [{ startDate: '2026-02-30' }, 'startDate'],
    [{ endDate: '2026-3-1' }, 'endDate'],
    [{ startDate: '1990-01-01', endDate: '2026-01-01' }, 'startDate'],
  ])('refuses %j', async (input, path) => {
    const admin = await world.admin();
    const reply = await admin.client.send('getReports', input);
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path }] });
  });
});
