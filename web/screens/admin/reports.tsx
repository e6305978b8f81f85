import { useState } from 'react';
import { rangeProblem } from '../../../contract/reports.ts';
import { DownloadButtons } from '../../features/reports/download-buttons.tsx';
import { ReportCharts } from '../../features/reports/report-charts.tsx';
import { ReportFigures } from '../../features/reports/report-figures.tsx';
import { defaultRange, type ReportRange } from '../../features/reports/report-range.ts';
import styles from '../../features/reports/reports.module.css';
import { useRead } from '../../lib/read.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** `/admin/reports`: figures of a range of days, and the same as spreadsheets (specification 1, section 2). */
export default function AdminReports() {
  const [range, setRange] = useState(defaultRange);
  const problem = problemOf(range);
  const { data, error, isFetching, refetch } = useRead(
    'getReports',
    { ...range },
    { enabled: problem === null },
  );
  const errorAt = (path: string) => (problem?.path === path ? problem.message : null);
  return (
    <>
      <PageHeader title="시스템 보고서" />
      <div className={styles.tools}>
        <TextField
          label="시작일"
          type="date"
          value={range.startDate}
          error={errorAt('startDate')}
          onChange={(event) => setRange({ ...range, startDate: event.target.value })}
        />
        <TextField
          label="종료일"
          type="date"
          value={range.endDate}
          error={errorAt('endDate')}
          onChange={(event) => setRange({ ...range, endDate: event.target.value })}
        />
        <span className={styles.waiting} role="status">
          {isFetching && (
            <>
              <Spinner /> 불러오는 중
            </>
          )}
        </span>
      </div>
      {problem ? null : data ? (
        <>
          <ReportFigures stats={data.stats} />
          <div className={styles.parts}>
            <ReportCharts stats={data.stats} />
          </div>
        </>
      ) : error ? (
        <ErrorState
          message={error.message || '보고서 데이터를 불러오지 못했습니다.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={34} />
      )}
      <div className={styles.parts}>
        <DownloadButtons {...range} disabled={problem !== null} />
      </div>
    </>
  );
}

function problemOf({ startDate, endDate }: ReportRange) {
  const missing = { message: '날짜를 골라 주세요.' };
  if (!ISO_DAY.test(startDate)) return { path: 'startDate', ...missing };
  if (!ISO_DAY.test(endDate)) return { path: 'endDate', ...missing };
  return rangeProblem(startDate, endDate);
}
