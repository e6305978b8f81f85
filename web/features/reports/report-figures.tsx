import type { ReportStats } from '../../../contract/reports.ts';
import { Figures } from '../classes/figures.tsx';

/** The four cards. */
export function ReportFigures({ stats }: { stats: ReportStats }) {
  const number = (value: number) => value.toLocaleString('ko-KR');
  return (
    <Figures
      label="보고서 요약"
      figures={[
        {
          label: '전체 사용자',
          value: number(stats.totalUsers),
          unit: '명',
          note: `이번 달 신규 ${number(stats.newUsersThisMonth)}명`,
        },
        { label: '전체 수업', value: number(stats.totalClasses), unit: '개', note: '종료일까지 만든 수업' },
        {
          label: '전체 자기평가지',
          value: number(stats.totalEvaluations),
          unit: '개',
          note: `기간에 만든 것 · 마감 ${number(stats.completedEvaluations)}개`,
        },
        {
          label: '평균 제출률',
          value: stats.averageResponseRate.toFixed(1),
          unit: '%',
          note: '기간에 만들어 배포한 자기평가',
        },
      ]}
    />
  );
}
