import type { AnalyticsOverview } from '../../../contract/analytics.ts';
import { Facts } from './facts.tsx';
import { number } from './words.ts';

/** What there is altogether, whatever the period. */
export function Cumulative({ all }: { all: AnalyticsOverview['educationMetrics']['cumulativeStats'] }) {
  return (
    <Facts
      label="누적"
      facts={[
        { label: '누적 가입', value: `${number(all.totalUsers)}명` },
        { label: '누적 수업', value: `${number(all.totalClasses)}개` },
        { label: '누적 자기평가지', value: `${number(all.totalEvaluations)}개` },
        { label: '누적 응답', value: `${number(all.totalResponses)}건` },
      ]}
    />
  );
}
