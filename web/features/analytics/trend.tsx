import type { AnalyticsOverview } from '../../../contract/analytics.ts';
import { Section } from '../../ui/section.tsx';
import { LineFigure } from '../charts/line-figure.tsx';
import styles from './analytics.module.css';
import { growthWords } from './words.ts';

/** More would be a fence of dates (specification 1, section 9). */
const POINTS = 30;

const SERIES = [
  { key: 'dau', label: '전체', colour: 'var(--chart-1)' },
  { key: 'dauTeachers', label: '교사', colour: 'var(--chart-2)', dash: '7 4' },
  { key: 'dauStudents', label: '학생', colour: 'var(--chart-3)', dash: '2 3' },
] as const;

const shortDay = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;
const longDay = (day: string) => `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일`;

/** How many people were there each day. */
export function Trend({ metrics }: { metrics: AnalyticsOverview['activityMetrics'] }) {
  const points = metrics.trends.dauTrend.slice(-POINTS).map(({ date, ...rest }) => ({ at: date, ...rest }));
  return (
    <Section title="활동 추이">
      <LineFigure
        title="하루 활성 사용자(명)"
        along="날짜"
        series={SERIES}
        points={points}
        short={shortDay}
        long={longDay}
      />
      <p className={styles.hint}>
        앞선 같은 길이의 기간에 견준 하루 활성 사용자: {growthWords(metrics.growth.dauGrowth)}
      </p>
    </Section>
  );
}
