import type { ReportStats } from '../../../contract/reports.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/section.tsx';
import { BarFigure } from '../charts/bar-figure.tsx';
import styles from './reports.module.css';

/** Classes by teacher: the ones with the most, and in words how many there are beside. */
export function TeacherClasses({ stats }: { stats: ReportStats }) {
  const rest = stats.classDistributionRest;
  return (
    <Section title="교사별 수업">
      {stats.classDistribution.length > 0 ? (
        <>
          <BarFigure
            title="교사별 수업(개)"
            along="교사"
            label="수업"
            bars={stats.classDistribution.map(({ teacher, count }) => ({ name: teacher, count }))}
            direction="lying"
          />
          {rest.teachers > 0 && (
            <p className={styles.hint}>
              수업이 많은 {stats.classDistribution.length}명만 보여요. 그 밖의 교사{' '}
              {rest.teachers.toLocaleString('ko-KR')}명의 수업 {rest.count.toLocaleString('ko-KR')}개는 수업
              보고서에 있어요.
            </p>
          )}
        </>
      ) : (
        <EmptyState title="아직 수업이 없어요">교사가 수업을 만들면 여기에 보여요.</EmptyState>
      )}
    </Section>
  );
}
