import { useState } from 'react';
import { Download } from 'lucide-react';
import { messageOf } from '../../lib/api-error.ts';
import { download } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';
import { useRead } from '../../lib/read.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './audit-month.module.css';
import { lastMonths, monthsSince } from './last-months.ts';

const FAILED = '월별 요약을 내려받지 못했습니다.';

/** One month: how often what was done, and how much of people's data left with files. */
export function AuditMonth() {
  const [now] = useState(() => new Date(serverNow()));
  // Months of which the rows are gone are still summed up. The first answer says how far back that goes.
  const [known, setKnown] = useState(1);
  const months = lastMonths(now, known);
  const [month, setMonth] = useState(months[0]?.value ?? '');
  const [busy, setBusy] = useState(false);
  const { data, error, refetch } = useRead('getAuditSummary', { month });
  const summary = data?.summary;
  const reach = data ? monthsSince(data.since, now) : known;
  if (reach > known) setKnown(reach);
  const save = async () => {
    setBusy(true);
    try {
      await download('exportAuditSummary', { month }, `감사_기록_${month}.xlsx`, FAILED);
      notify.success('월별 요약을 내려받았습니다.');
    } catch (problem) {
      notify.error(messageOf(problem, FAILED));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <SelectField
          label="달"
          options={months}
          value={month}
          onChange={(event) => setMonth(event.target.value)}
        />
        <Button icon={<Download aria-hidden size={18} />} busy={busy} onClick={() => void save()}>
          엑셀 내려받기
        </Button>
      </div>
      {summary ? (
        summary.total > 0 ? (
          <>
            <p>
              모두 {summary.total.toLocaleString('ko-KR')}건. 파일로 내보낸 것은{' '}
              {summary.exports.count.toLocaleString('ko-KR')}건, 담긴 사람은 연{' '}
              {summary.exports.people.toLocaleString('ko-KR')}명이에요.
            </p>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">한 일</th>
                  <th scope="col">횟수</th>
                  <th scope="col">사람 수(연인원)</th>
                </tr>
              </thead>
              <tbody>
                {summary.actions.map((row) => (
                  <tr key={row.action}>
                    <th scope="row">{row.name}</th>
                    <td>{row.count.toLocaleString('ko-KR')}</td>
                    <td>{row.people > 0 ? row.people.toLocaleString('ko-KR') : ''}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        ) : (
          <EmptyState title="이 달의 기록이 없어요">다른 달을 골라 보세요.</EmptyState>
        )
      ) : error ? (
        <ErrorState
          message={error.message || '월별 요약을 불러오지 못했습니다.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={10} />
      )}
    </div>
  );
}
