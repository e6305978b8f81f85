import type { ReportStats } from '../../../contract/reports.ts';
import { Section } from '../../ui/section.tsx';
import { LineFigure } from '../charts/line-figure.tsx';
import { EvaluationTypes } from './evaluation-types.tsx';
import styles from './reports.module.css';
import { TeacherClasses } from './teacher-classes.tsx';

const GROWTH = [
  { key: 'teachers', label: '교사', colour: 'var(--chart-1)' },
  { key: 'students', label: '학생', colour: 'var(--chart-2)', dash: '7 4' },
] as const;

const shortMonth = (month: string) => `${Number(month.slice(2, 4))}. ${Number(month.slice(5))}.`;
const longMonth = (month: string) => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;

/** New users by month, forms by type, classes by teacher. */
export function ReportCharts({ stats }: { stats: ReportStats }) {
  const { subject, creative } = stats.evaluationsByType;
  return (
    <>
      <Section title="월별 신규 사용자">
        <LineFigure
          title="월별 신규 사용자(명)"
          along="달"
          series={GROWTH}
          points={stats.userGrowth.map(({ month, ...counts }) => ({ at: month, ...counts }))}
          short={shortMonth}
          long={longMonth}
        />
      </Section>
      <div className={styles.columns}>
        <EvaluationTypes subject={subject} creative={creative} />
        <TeacherClasses stats={stats} />
      </div>
    </>
  );
}
