import type { AnalyticsOverview } from '../../../contract/analytics.ts';
import { Section } from '../../ui/section.tsx';
import styles from './analytics.module.css';
import { Cumulative } from './cumulative.tsx';
import { Facts } from './facts.tsx';
import { durationWords, number } from './words.ts';

/** What came of it for teaching. */
export function EducationPanel({ metrics }: { metrics: AnalyticsOverview['educationMetrics'] }) {
  const { teacherEngagement: teachers } = metrics;
  return (
    <Section title="교육 성과">
      <div className={styles.panel}>
        <Facts
          label="교육 성과 지표"
          facts={[
            { label: '만든 자기평가지', value: `${number(metrics.totalEvaluationsCreated)}개` },
            { label: '제출된 응답', value: `${number(metrics.totalResponsesSubmitted)}건` },
            {
              label: '제출률',
              value: metrics.expectedResponses > 0 ? `${number(metrics.completionRate)}%` : '–',
              note:
                metrics.expectedResponses > 0
                  ? `기간에 배포한 자기평가의 학생 ${number(metrics.expectedResponses)}명 가운데`
                  : '기간에 배포한 자기평가가 없어요.',
            },
            {
              label: '평균 응답 시간',
              value: metrics.timedResponses > 0 ? durationWords(metrics.avgResponseTime) : '–',
              note: '배포한 때부터 제출할 때까지',
            },
            { label: '자동 생성(문항·기록문)', value: `${number(metrics.aiGenerations)}번` },
            { label: '엑셀 내보내기', value: `${number(metrics.excelExports)}번` },
            {
              label: '교사 참여',
              value: teachers.totalTeachers > 0 ? `${number(teachers.rate)}%` : '–',
              note: `교사 ${number(teachers.totalTeachers)}명 가운데 ${number(teachers.activeTeachers)}명이 수업, 문항, 기록문, 엑셀을 만들었어요.`,
            },
          ]}
        />
        <Cumulative all={metrics.cumulativeStats} />
      </div>
    </Section>
  );
}
