import type { AnalyticsOverview } from '../../../contract/analytics.ts';
import { Figures } from '../classes/figures.tsx';
import { growthWords, number } from './words.ts';

/** The four cards on top. */
export function Headlines({ overview }: { overview: AnalyticsOverview }) {
  const { activityMetrics, engagementMetrics, educationMetrics, basicStats } = overview;
  const { current, growth } = activityMetrics;
  const held = engagementMetrics.avgSessionDuration;
  const minutes = Math.round(held);
  return (
    <Figures
      label="주요 지표"
      figures={[
        {
          label: '일간 활성 사용자',
          value: number(current.dau),
          unit: '명',
          note: `주간 ${number(current.wau)}명 · 월간 ${number(current.mau)}명`,
        },
        {
          label: '평균 이용 시간',
          value: held < 60 ? number(held) : `${number(Math.floor(minutes / 60))}시간 ${minutes % 60}`,
          unit: '분',
          note: `로그인 ${number(engagementMetrics.totalSessions)}번`,
        },
        {
          label: '이번 주 신규 사용자',
          value: number(basicStats.newUsersThisWeek),
          unit: '명',
          note: `누적 ${number(educationMetrics.cumulativeStats.totalUsers)}명 · 기간 ${growthWords(growth.userGrowth)}`,
        },
        {
          label: '제출된 응답',
          value: number(educationMetrics.totalResponsesSubmitted),
          unit: '건',
          note:
            educationMetrics.expectedResponses > 0
              ? `제출률 ${number(educationMetrics.completionRate)}%`
              : '배포한 자기평가 없음',
        },
      ]}
    />
  );
}
