import type { AnalyticsOverview } from '../../../contract/analytics.ts';
import { Section } from '../../ui/section.tsx';
import { ActionsTable } from './actions-table.tsx';
import styles from './analytics.module.css';
import { Facts } from './facts.tsx';
import { RolesTable } from './roles-table.tsx';
import { durationWords, number } from './words.ts';

/** How much people use it, by role and by what they do. */
export function EngagementPanel({ metrics }: { metrics: AnalyticsOverview['engagementMetrics'] }) {
  return (
    <Section title="이용">
      <div className={styles.panel}>
        <Facts
          label="이용 지표"
          facts={[
            { label: '로그인(세션)', value: `${number(metrics.totalSessions)}번` },
            { label: '한 번에 머문 시간', value: durationWords(metrics.avgSessionDuration) },
            { label: '한 사람당 로그인', value: `${number(metrics.avgSessionsPerUser)}번` },
            { label: '화면 보기', value: `${number(metrics.pageViews)}번` },
          ]}
        />
        <RolesTable roles={metrics.userActivity} />
        <ActionsTable actions={metrics.actions} />
      </div>
    </Section>
  );
}
