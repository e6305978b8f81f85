import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../../tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('getAnalyticsOverview', () => {
  it('tells what people did through the product, of everything that an action is named for', async () => {
    const admin = await world.admin();
    await admin.client.must('getAnalyticsOverview', {});
    const { teacher, student, classId } = await world.submission('evaluated');
    const content = { type: 'subject', class_content: '토의함', questionCount: 5 } as const;
    await teacher.client.must('suggestQuestions', content);
    await teacher.client.must('exportClassStudents', { id: classId });
    await student.client.must('recordActivity', { kind: 'page_view', path: '/student/classes' });
    await admin.client.must('updateAnalytics', {});
    const overview = await admin.client.must('getAnalyticsOverview', { days: '7' });
    expect(overview.activityMetrics.current).toEqual({ dau: 2, wau: 2, mau: 2 });
    expect(overview.activityMetrics.trends.dauTrend).toHaveLength(7);
    expect(overview.activityMetrics.trends.dauTrend.at(-1)).toMatchObject({
      dau: 2,
      dauTeachers: 1,
      dauStudents: 1,
    });
    expect(overview.engagementMetrics).toMatchObject({
      totalSessions: 3,
      pageViews: 1,
      actions: {
        LOGIN: 0,
        PAGE_VIEW: 1,
        CREATE_CLASS: 1,
        JOIN_CLASS: 1,
        SUBMIT_RESPONSE: 1,
        GENERATE_QUESTIONS: 2,
        GENERATE_FINAL: 1,
        EXPORT_EXCEL: 1,
      },
    });
    expect(overview.educationMetrics).toMatchObject({
      totalEvaluationsCreated: 1,
      totalResponsesSubmitted: 1,
      completionRate: 100,
      aiGenerations: 3,
      excelExports: 1,
      teacherEngagement: { activeTeachers: 1, totalTeachers: 1, rate: 100 },
      cumulativeStats: { totalUsers: 3, totalClasses: 1, totalEvaluations: 1, totalResponses: 1 },
    });
    expect(overview.basicStats.newUsersThisWeek).toBe(3);
  });

  it.each(['8', '0', 'x', '030'])('refuses a period of %s days', async (days) => {
    const admin = await world.admin();
    const reply = await admin.client.send('getAnalyticsOverview', { days });
    expect(reply.failure).toMatchObject({ code: 'VALIDATION', details: [{ path: 'days' }] });
  });
});
