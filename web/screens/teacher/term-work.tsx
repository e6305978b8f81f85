import { useState } from 'react';
import type { TermMaterial } from '../../../contract/term-material.ts';
import { CopyRemark } from '../../features/remark-editor/copy-remark.tsx';
import { RemarkEditorLayer } from '../../features/remark-editor/remark-editor-layer.tsx';
import { useDoneRows } from '../../features/responses-table/done-rows.ts';
import { FilterBar } from '../../features/responses-table/filter-bar.tsx';
import { GenerateDialog } from '../../features/responses-table/generate-dialog.tsx';
import { GenerationPanel } from '../../features/responses-table/generation-panel.tsx';
import { ExportButton } from '../../features/responses-table/export-button.tsx';
import type { ResponseList } from '../../features/responses-table/response-cache.ts';
import { ResponsesTable } from '../../features/responses-table/responses-table.tsx';
import { countByFilter, type Row } from '../../features/responses-table/rows.ts';
import { useGeneration } from '../../features/responses-table/use-generation.ts';
import { useTableWork } from '../../features/responses-table/use-table-work.ts';
import { ExpectedSection } from '../../features/term/expected-section.tsx';
import { ImportDialog } from '../../features/term/import-dialog.tsx';
import { BackLink } from '../../layout/back-link.tsx';
import { useRead } from '../../lib/read.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './responses.module.css';
import shared from './screen.module.css';

const NOBODY = '먼저 학생을 선택해 주세요.';
const STILL_WRITING = '지금 만들고 있는 초안이 끝난 뒤에 다시 눌러 주세요.';

const copyOf = (row: Row, tab: 0 | -1) =>
  row.written && (
    <CopyRemark
      text={row.response.final_evaluation ?? ''}
      confirmed={row.confirmed}
      name={row.name}
      tabIndex={tab}
    />
  );

interface TermWorkProps {
  list: ResponseList;
  term: TermMaterial;
}

/** The students of a class with their term remarks, and what can be done to one or to many. */
export function TermWork({ list, term }: TermWorkProps) {
  const { rows, shown, chosen, deselect, keepSelected, selection, filter, setFilter, unread, table, layer } =
    useTableWork(list, true);
  const [importing, setImporting] = useState(false);
  const expected = useRead('listExpectedStudents', { classId: list.class.id }, { freshFor: 0 });
  const [generating, setGenerating] = useState<readonly Row[] | null>(null);
  const generation = useGeneration(list.id);
  const onOrdered = useDoneRows(rows, generation.running, deselect);
  const count = (is: (row: Row) => boolean) => rows.filter(is).length;
  const askGenerating = () => {
    if (chosen.length === 0) return notify.error(NOBODY);
    if (generation.running) return notify.error(STILL_WRITING);
    setGenerating(chosen);
  };
  // Still pressed: the press says why nothing happens.
  const reason = chosen.length === 0 ? { 'aria-disabled': true, title: NOBODY } : {};
  return (
    <>
      <BackLink to={`/teacher/classes/${list.class.id}`}>{list.class.name}</BackLink>
      <PageHeader
        eyebrow={`자기평가지 ${term.forms.length}개 · ${list.byteLimit.toLocaleString('ko-KR')}바이트까지`}
        title="학기 기록문"
        facts={
          <>
            학생 {rows.length}명 · 기록문 {count((row) => row.written)} · 교사 확인{' '}
            {count((row) => row.confirmed)} · 학생에게는 보이지 않아요
          </>
        }
        actions={
          <div className={shared.actions}>
            <Button onClick={() => setImporting(true)}>시트 읽기</Button>
            <ExportButton
              operation="exportTermSheet"
              id={list.class.id}
              fallbackName="학기_기록문.xlsx"
              success="학기 기록문을 내려받았습니다."
              disabled={rows.length === 0 && !expected.data?.expected.length}
            >
              세특 엑셀
            </ExportButton>
            <ButtonLink to={`/teacher/evaluations/${list.id}/copies`} variant="quiet">
              비슷한 글
            </ButtonLink>
          </div>
        }
      />
      {rows.length === 0 ? (
        <EmptyState
          title="아직 수업에 학생이 없어요"
          action={
            <ButtonLink to={`/teacher/classes/${list.class.id}`} variant="primary">
              참여 코드 보기
            </ButtonLink>
          }
        >
          참여 코드를 알려 주면 학생이 여기에 나타나요.
        </EmptyState>
      ) : (
        <>
          <GenerationPanel generation={generation} rows={rows} unread={unread} />
          <FilterBar filter={filter} counts={countByFilter(rows)} onFilter={setFilter} />
          <div className={styles.bulk}>
            <p role="status">{selection || '학생을 선택해 한꺼번에 초안을 만들 수 있어요.'}</p>
            <Button {...reason} variant={chosen.length > 0 ? 'primary' : 'secondary'} onClick={askGenerating}>
              초안 만들기
            </Button>
          </div>
          {shown.length === 0 ? (
            <EmptyState
              title="해당하는 학생이 없어요"
              action={<Button onClick={() => setFilter('all')}>전체 보기</Button>}
            />
          ) : (
            // Before there is a text there is nothing to copy, and no column for it.
            <ResponsesTable {...table} action={rows.some((row) => row.written) ? copyOf : undefined} />
          )}
        </>
      )}
      <div className={styles.expected}>
        <ExpectedSection classId={list.class.id} />
      </div>
      <ImportDialog open={importing} classId={list.class.id} onClose={() => setImporting(false)} />
      <RemarkEditorLayer {...layer} />
      <GenerateDialog
        generation={generation}
        selected={generating}
        onOrdered={onOrdered}
        onStarted={keepSelected}
        onClose={() => setGenerating(null)}
      />
    </>
  );
}
