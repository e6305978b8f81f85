import type { AnalyticsOverview } from '../../../contract/analytics.ts';
import { Badge } from '../../ui/badge.tsx';
import { Section } from '../../ui/section.tsx';
import { BarFigure } from '../charts/bar-figure.tsx';
import styles from './analytics.module.css';
import { Facts } from './facts.tsx';
import { gradeOf, type Kept, number } from './words.ts';

const MONTHS = 6;
const KEPT: readonly { kept: Kept; label: string }[] = [
  { kept: 'd1', label: '가입 다음 날 다시 온 비율' },
  { kept: 'd7', label: '가입 7일 뒤 다시 온 비율' },
  { kept: 'd30', label: '가입 30일 뒤 다시 온 비율' },
];

const longMonth = (month: string) => `${Number(month.slice(0, 4))}년 ${Number(month.slice(5))}월`;
const shortMonth = (name: string) => name.slice(name.indexOf(' ') + 1);

/** Who comes back, and how many came at all, by the month of registration. */
export function RetentionPanel({ metrics }: { metrics: AnalyticsOverview['retentionMetrics'] }) {
  const share = { d1: metrics.d1Retention, d7: metrics.d7Retention, d30: metrics.d30Retention };
  const facts = KEPT.map(({ kept, label }) => {
    const size = metrics.cohortSizes[kept];
    if (size === 0) return { label, value: '–', note: '그날을 지낸 신규 사용자가 아직 없어요.' };
    const grade = gradeOf(kept, share[kept]);
    return {
      label,
      value: `${number(share[kept])}%`,
      badge: <Badge tone={grade.tone}>{grade.word}</Badge>,
      note: `신규 사용자 ${number(size)}명 가운데`,
    };
  });
  const months = metrics.cohortAnalysis
    .slice(-MONTHS)
    .map(({ month, userCount }) => ({ name: longMonth(month), count: userCount }));
  return (
    <div className={styles.columns}>
      <Section title="다시 찾은 사용자">
        <div className={styles.panel}>
          <Facts label="다시 온 비율" facts={facts} />
        </div>
      </Section>
      <Section title="월별 가입">
        <BarFigure
          title="가입한 달별 사용자(명)"
          along="가입한 달"
          label="사용자"
          bars={months}
          direction="upright"
          short={shortMonth}
        />
      </Section>
    </div>
  );
}
