import { useCallback, useState } from 'react';
import { ERRORS } from '../../../contract/errors.ts';
import { type AskedStep, EvaluationStepDialog } from '../../features/classes/evaluation-step-dialog.tsx';
import { RemarkEditorLayer } from '../../features/remark-editor/remark-editor-layer.tsx';
import { type AskedPublishing, BulkPublish } from '../../features/responses-table/bulk-publish.tsx';
import { useDoneRows } from '../../features/responses-table/done-rows.ts';
import { FilterBar } from '../../features/responses-table/filter-bar.tsx';
import { GenerateDialog } from '../../features/responses-table/generate-dialog.tsx';
import { GenerationPanel } from '../../features/responses-table/generation-panel.tsx';
import { planPublishing } from '../../features/responses-table/generation.ts';
import { RemoveButton } from '../../features/responses-table/remove-button.tsx';
import { RemoveStudentDialog } from '../../features/responses-table/remove-student-dialog.tsx';
import type { ResponseList } from '../../features/responses-table/response-cache.ts';
import { ResponsesTable } from '../../features/responses-table/responses-table.tsx';
import { countByFilter, type Row } from '../../features/responses-table/rows.ts';
import { useGeneration } from '../../features/responses-table/use-generation.ts';
import { useTableWork } from '../../features/responses-table/use-table-work.ts';
import { BackLink } from '../../layout/back-link.tsx';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './responses.module.css';
import { ResponsesHead } from './responses-head.tsx';
import shared from './screen.module.css';

const NOBODY = '먼저 학생을 선택해 주세요.';
const STILL_WRITING = '지금 만들고 있는 초안이 끝난 뒤에 다시 눌러 주세요.';

/** The table of one form's students, with what can be done to one or to many. */
export function ResponsesWork({ list }: { list: ResponseList }) {
  const {
    rows,
    shown,
    chosen,
    deselect,
    keepSelected,
    acted,
    selection,
    filter,
    setFilter,
    unread,
    table,
    layer,
  } = useTableWork(list, list.is_distributed);
  const [step, setStep] = useState<AskedStep | null>(null);
  const [generating, setGenerating] = useState<readonly Row[] | null>(null);
  const generation = useGeneration(list.id);
  const onOrdered = useDoneRows(rows, generation.running, deselect);
  const [publishing, setPublishing] = useState<AskedPublishing | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);

  const action = useCallback(
    (row: Row, tab: 0 | -1) => <RemoveButton row={row} tab={tab} onRemove={setRemoving} />,
    [],
  );

  const askPublishing = (publish: boolean) => {
    if (chosen.length === 0) return notify.error(NOBODY);
    if (publish && !list.can.publish) return notify.error(ERRORS.NOT_CLOSED.message);
    const keysOfPlan = new Set(planPublishing(chosen, publish).map((job) => job.key));
    if (keysOfPlan.size === 0)
      return notify.error(
        publish ? '공개할 기록문이 있는 학생을 선택해 주세요.' : '공개한 학생을 선택해 주세요.',
      );
    setPublishing({
      publish,
      rows: chosen.filter((row) => keysOfPlan.has(row.key)),
      passedOver: chosen.length - keysOfPlan.size,
    });
  };
  const askGenerating = () => {
    if (chosen.length === 0) return notify.error(NOBODY);
    if (generation.running) return notify.error(STILL_WRITING);
    setGenerating(chosen);
  };
  // Still pressed: the press says why nothing happens.
  const reason = chosen.length === 0 ? { 'aria-disabled': true, title: NOBODY } : {};
  const removed = rows.find((row) => row.key === removing);

  return (
    <>
      <BackLink to={`/teacher/classes/${list.class.id}`}>{list.class.name}</BackLink>
      <ResponsesHead
        list={list}
        rows={rows}
        onStep={(next) =>
          setStep({
            step: next,
            form: {
              id: list.id,
              class_content: list.class_content,
              due_at: list.due_at,
              responseCount: rows.filter((row) => row.submitted).length,
              studentCount: rows.length,
            },
          })
        }
      />
      {!list.is_distributed ? (
        <EmptyState
          title="아직 배포하지 않은 자기평가지예요"
          action={<ButtonLink to={`/teacher/evaluations/${list.id}/view`}>자기평가지 보기</ButtonLink>}
        >
          자기평가지를 배포한 뒤에 관찰을 적을 수 있어요.
        </EmptyState>
      ) : rows.length === 0 ? (
        <EmptyState
          title="아직 수업에 학생이 없어요"
          action={<ButtonLink to={`/teacher/classes/${list.class.id}`}>참여 코드 보기</ButtonLink>}
        >
          참여 코드를 알려 주면 학생이 여기에 나타나요.
        </EmptyState>
      ) : (
        <>
          <GenerationPanel generation={generation} rows={rows} unread={unread} />
          <FilterBar filter={filter} counts={countByFilter(rows)} onFilter={setFilter} />
          <div className={styles.bulk}>
            <p role="status" data-done={acted || undefined}>
              {selection || '학생을 선택해 한꺼번에 할 수 있어요.'}
            </p>
            <div className={shared.actions}>
              <Button
                {...reason}
                variant={chosen.length > 0 ? 'primary' : 'secondary'}
                onClick={askGenerating}
              >
                초안 만들기
              </Button>
              <Button {...reason} onClick={() => askPublishing(true)}>
                공개
              </Button>
              <Button {...reason} onClick={() => askPublishing(false)}>
                비공개
              </Button>
            </div>
          </div>
          {shown.length === 0 ? (
            <EmptyState
              title="해당하는 학생이 없어요"
              action={<Button onClick={() => setFilter('all')}>전체 보기</Button>}
            />
          ) : (
            <ResponsesTable {...table} action={action} />
          )}
        </>
      )}
      <RemarkEditorLayer {...layer} />
      <EvaluationStepDialog asked={step} onClose={() => setStep(null)} />
      <GenerateDialog
        generation={generation}
        selected={generating}
        onOrdered={onOrdered}
        onStarted={keepSelected}
        onClose={() => setGenerating(null)}
      />
      <BulkPublish
        list={list}
        asked={publishing}
        onDone={(done, left, publish) =>
          keepSelected(
            left,
            done > 0 ? `${done}명의 기록문을 ${publish ? '공개했어요' : '비공개로 바꿨어요'}` : '',
          )
        }
        onClose={() => setPublishing(null)}
      />
      <RemoveStudentDialog
        classId={list.class.id}
        student={removed ? { id: removed.key, name: removed.name } : null}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}
