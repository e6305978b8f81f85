import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { EducationPanel } from '../../features/analytics/education-panel.tsx';
import { EngagementPanel } from '../../features/analytics/engagement-panel.tsx';
import { ExportButtons } from '../../features/analytics/export-buttons.tsx';
import { Headlines } from '../../features/analytics/headlines.tsx';
import { LivePanel } from '../../features/analytics/live-panel.tsx';
import { RetentionPanel } from '../../features/analytics/retention-panel.tsx';
import { Trend } from '../../features/analytics/trend.tsx';
import styles from '../../features/analytics/analytics.module.css';
import { useAct } from '../../lib/act.ts';
import { formatMoment } from '../../lib/dates.ts';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const EVERY_MS = 300_000;
const FRESH_MS = 120_000;
const PERIODS = ['7', '30', '90'] as const;
type Period = (typeof PERIODS)[number];

/** `/admin/analytics`: who comes, what they do, what comes of it (specification 1, section 2; docs/metrics.md). */
export default function AdminAnalytics() {
  const [days, setDays] = useState<Period>('30');
  const { data, error, refetch } = useRead(
    'getAnalyticsOverview',
    { days },
    { every: EVERY_MS, freshFor: FRESH_MS },
  );
  const update = useAct('updateAnalytics', {
    invalidates: ['getAnalyticsOverview', 'getAnalyticsRealtime'],
    success: '분석 데이터를 업데이트했습니다.',
    failure: '분석 데이터를 업데이트하지 못했습니다.',
  });
  return (
    <>
      <PageHeader
        title="종합 분석"
        actions={
          <div className={styles.tools}>
            <SelectField
              label="기간"
              value={days}
              options={PERIODS.map((value) => ({ value, label: `최근 ${value}일` }))}
              onChange={(event) => setDays(PERIODS.find((each) => each === event.target.value) ?? '30')}
            />
            <Button
              variant="primary"
              icon={<RefreshCw aria-hidden size={18} />}
              busy={update.isPending}
              onClick={() => update.mutate({})}
            >
              업데이트
            </Button>
          </div>
        }
      />
      {data ? (
        <>
          <p className={styles.stamp}>
            {formatMoment(data.updatedAt)}까지의 기록이에요. 5분마다 저절로 새로 세요.
          </p>
          <Headlines overview={data} />
        </>
      ) : error ? (
        <ErrorState
          title="분석 데이터를 불러오지 못했습니다"
          message={error.message || '잠시 후 다시 시도해 주세요.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={7} />
      )}
      <div className={styles.parts}>
        <LivePanel />
        {data ? (
          <>
            <Trend metrics={data.activityMetrics} />
            <div className={styles.columns}>
              <EngagementPanel metrics={data.engagementMetrics} />
              <EducationPanel metrics={data.educationMetrics} />
            </div>
            <RetentionPanel metrics={data.retentionMetrics} />
          </>
        ) : (
          !error && <Skeleton lines={40} />
        )}
        <ExportButtons days={days} />
      </div>
    </>
  );
}
