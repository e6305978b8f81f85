import { useState } from 'react';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { CardTable } from '../../ui/card-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AuditFilter, type Filter, NO_FILTER } from './audit-filter.tsx';
import { AuditRow } from './audit-row.tsx';
import { useAuditYears } from './use-audit-years.ts';
import styles from './audit-log.module.css';

/** The log, a page at a time, and what it is searched by. */
export function AuditLog() {
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  /** Where this page and those before it begin; the first begins at the newest row. */
  const [starts, setStarts] = useState<string[]>([]);
  const after = starts.at(-1);
  const years = useAuditYears();
  const sought = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  const input = { ...sought, ...(after === undefined ? {} : { after }) };
  const { data, error, refetch, isFetching } = useRead('listAudit', input, { cached: false });
  const search = (next: Filter) => {
    setStarts([]);
    setFilter(next);
  };
  const isFiltered = Object.keys(sought).length > 0;
  return (
    <>
      <AuditFilter key={JSON.stringify(filter)} filter={filter} error={error} onSearch={search} />
      {data ? (
        data.entries.length > 0 ? (
          <>
            <CardTable
              below={720}
              className={styles.table}
              caption="감사 기록, 최근 것부터"
              aria-busy={isFetching}
            >
              <thead role="rowgroup">
                <tr role="row">
                  {['때', '누가', '한 일', '대상'].map((head) => (
                    <th key={head} role="columnheader" scope="col">
                      {head}
                    </th>
                  ))}
                  <th role="columnheader" scope="col" className={styles.number}>
                    사람 수
                  </th>
                </tr>
              </thead>
              <tbody role="rowgroup">
                {data.entries.map((entry) => (
                  <AuditRow
                    key={entry.id}
                    entry={entry}
                    onActor={(id) => search({ ...NO_FILTER, actor: id })}
                    onSubject={(id) => search({ ...NO_FILTER, subject: id })}
                  />
                ))}
              </tbody>
            </CardTable>
            <nav aria-label="감사 기록 쪽" className={styles.pages}>
              <Button disabled={starts.length === 0} onClick={() => setStarts(starts.slice(0, -1))}>
                더 최근
              </Button>
              <span>{(starts.length + 1).toLocaleString('ko-KR')}쪽</span>
              <Button
                disabled={data.next === null}
                onClick={() => data.next && setStarts([...starts, data.next])}
              >
                더 예전
              </Button>
            </nav>
          </>
        ) : (
          <EmptyState
            title={isFiltered ? '검색 결과가 없어요' : '감사 기록이 없어요'}
            action={isFiltered && <Button onClick={() => search(NO_FILTER)}>조건 지우기</Button>}
          >
            {isFiltered
              ? '이름의 일부나 다른 기간으로 찾아보세요.'
              : '누가 무엇을 보거나 고치면 여기에 남아요.'}
          </EmptyState>
        )
      ) : error && error.code !== 'VALIDATION' ? (
        <ErrorState
          message={error.message || '감사 기록을 불러오지 못했습니다.'}
          onRetry={() => void refetch()}
        />
      ) : error ? null : (
        <Skeleton lines={12} />
      )}
      <p className={styles.note}>
        기록은 {years}년 동안 보관하고 그동안 고치거나 지울 수 없어요. 이 화면을 본 것도 기록에 남아요.
      </p>
    </>
  );
}
