import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shortName } from '../../features/classes/evaluation-steps.ts';
import {
  ObservationRow,
  type RowHandle,
  type RowState,
} from '../../features/observations/observation-row.tsx';
import { PasteDialog } from '../../features/observations/paste-dialog.tsx';
import { useUnsavedToast } from '../../features/observations/use-unsaved-toast.ts';
import type { Named } from '../../features/observations/pasted.ts';
import type { ResponseList } from '../../features/responses-table/response-cache.ts';
import { DEFAULT_SORT, type Row, sortRows, toRow } from '../../features/responses-table/rows.ts';
import { BackLink } from '../../layout/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './observations-work.module.css';

const namesOf = (rows: readonly Row[]) => rows.map(({ key, number, name }): Named => ({ key, number, name }));

function sentence(states: readonly RowState[]): string {
  const failed = states.filter((state) => state === 'failed').length;
  if (failed > 0) return `저장하지 못한 학생 ${failed}명`;
  if (states.some((state) => state !== 'same')) return '저장하는 중';
  return '쓰는 대로 저절로 저장돼요';
}

/** A field for each student of the class, one under the other. */
export function ObservationsWork({ list }: { list: ResponseList }) {
  const [states, setStates] = useState<ReadonlyMap<string, RowState>>(new Map());
  /** Null: everybody. Fixed when the box is ticked: nobody vanishes under the hands that write about them. */
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const [pasting, setPasting] = useState(false);
  const handles = useRef(new Map<string, RowHandle>());
  const onUnsaved = useUnsavedToast(states);

  const rows = useMemo(
    () =>
      sortRows(
        list.studentResponses.map((response) => toRow(response, list.byteLimit)),
        DEFAULT_SORT,
      ),
    [list.studentResponses, list.byteLimit],
  );
  const shown = useMemo(() => (only ? rows.filter((row) => only.has(row.key)) : rows), [rows, only]);
  const students = useMemo(() => namesOf(rows), [rows]);
  const shownStudents = useMemo(() => namesOf(shown), [shown]);
  // Whom the filter hides has no field, and yet words that pasting must not write over.
  const observationOf = (key: string) =>
    handles.current.get(key)?.observation() ??
    rows.find((row) => row.key === key)?.response.teacher_observation ??
    '';
  const observed = rows.filter((row) => row.observed).length;
  const unsaved = [...states.values()].some((state) => state !== 'same');

  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  const onState = useCallback(
    (key: string, state: RowState) => setStates((now) => new Map(now).set(key, state)),
    [],
  );
  const onHandle = useCallback((key: string, handle: RowHandle | null) => {
    if (handle) handles.current.set(key, handle);
    else handles.current.delete(key);
  }, []);
  const order = useRef(shown);
  order.current = shown;
  const onMove = useCallback((key: string, by: 1 | -1) => {
    const next = order.current[order.current.findIndex((row) => row.key === key) + by];
    if (next) document.querySelector<HTMLElement>(`textarea[data-student="${next.key}"]`)?.focus();
  }, []);
  const place = (words: ReadonlyMap<string, string>) => {
    // Everybody has to be on the page to take the words.
    setOnly(null);
    requestAnimationFrame(() => {
      for (const [key, text] of words) handles.current.get(key)?.write(text);
    });
  };

  return (
    <>
      <BackLink to={`/teacher/evaluations/${list.id}/responses`}>{shortName(list, 32)}</BackLink>
      <PageHeader
        eyebrow={`${list.class.name} · 관찰 ${observed} / ${rows.length}명`}
        title="관찰 한꺼번에 적기"
        actions={
          list.is_distributed && rows.length > 0 ? (
            <Button onClick={() => setPasting(true)}>표에서 붙여 넣기</Button>
          ) : undefined
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
          <div className={styles.bar}>
            <Checkbox
              checked={only !== null}
              onChange={({ target }) =>
                setOnly(
                  target.checked ? new Set(rows.filter((row) => !row.observed).map((row) => row.key)) : null,
                )
              }
            >
              관찰이 없는 학생만
            </Checkbox>
            <p role="status">{sentence([...states.values()])}</p>
            <p className={styles.keys}>Ctrl+Enter 다음 학생 · Alt+↑↓ 위아래</p>
          </div>
          {shown.length === 0 ? (
            <EmptyState
              title="모든 학생의 관찰을 적었어요"
              action={<Button onClick={() => setOnly(null)}>전체 보기</Button>}
            />
          ) : (
            <ol className={styles.rows}>
              {shown.map((row) => (
                <ObservationRow
                  key={row.key}
                  evaluationId={list.id}
                  response={row.response}
                  questions={list.questions}
                  onState={onState}
                  onUnsaved={onUnsaved}
                  onHandle={onHandle}
                  onMove={onMove}
                />
              ))}
            </ol>
          )}
        </>
      )}
      <PasteDialog
        open={pasting}
        students={students}
        shown={shownStudents}
        observationOf={observationOf}
        onPlace={place}
        onClose={() => setPasting(false)}
      />
    </>
  );
}
