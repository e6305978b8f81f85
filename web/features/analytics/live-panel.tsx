import { useRead } from '../../lib/read.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './analytics.module.css';
import { Facts } from './facts.tsx';
import { RecentActivities } from './recent-activities.tsx';
import { durationWords, growthWords, number } from './words.ts';

const EVERY_MS = 30_000;

/** Today as it is, asked again every half a minute. */
export function LivePanel() {
  const { data, error, refetch, dataUpdatedAt } = useRead('getAnalyticsRealtime', {}, { every: EVERY_MS });
  return (
    <Section title="실시간 현황">
      {data ? (
        <div className={styles.live}>
          <Facts
            label="오늘"
            facts={[
              {
                label: '오늘 활성 사용자',
                value: `${number(data.activeUsersToday)}명`,
                note: `어제 ${number(data.activeUsersYesterday)}명 · ${growthWords(data.growth)}`,
              },
              { label: '오늘 로그인', value: `${number(data.sessionsToday)}번` },
              { label: '오늘 평균 이용 시간', value: durationWords(data.avgSessionDuration) },
            ]}
          />
          {data.recentActivities.length > 0 ? (
            <RecentActivities activities={data.recentActivities} now={new Date(dataUpdatedAt)} />
          ) : (
            <p className={styles.hint}>어제부터 지금까지 활동이 없어요.</p>
          )}
        </div>
      ) : error ? (
        <ErrorState
          message={error.message || '실시간 현황을 불러오지 못했습니다.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={10} />
      )}
    </Section>
  );
}
