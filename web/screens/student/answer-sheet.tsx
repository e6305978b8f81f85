import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { AnswerForm } from '../../features/answering/answer-form.tsx';
import { ClosedSheet } from '../../features/answering/closed-sheet.tsx';
import { useTitle } from '../../layout/title.ts';
import { useRead } from '../../lib/read.ts';
import { BackLink } from '../../layout/back-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './answer-sheet.module.css';

/** The screens that lead on from here: they must open also where the connection went away while somebody wrote. */
async function fetchWaysOut(): Promise<void> {
  const screens = [
    () => import('./result.tsx'),
    () => import('./class.tsx'),
    () => import('./dashboard.tsx'),
    () => import('./classes.tsx'),
  ];
  try {
    for (const fetchScreen of screens) await fetchScreen();
  } catch {
    // The router tries again when somebody goes there.
  }
}

/** `/student/evaluations/:evaluationId`: the questions and the student's answers. */
export default function AnswerSheet() {
  const { evaluationId = '' } = useParams();
  const { data, error, refetch } = useRead('getAnswerSheet', { id: evaluationId }, { cached: false });
  /** The form that stood open here: should it close now, somebody is in the middle of writing. */
  const [opened, setOpened] = useState<string | null>(null);
  const onOpened = useCallback(() => setOpened(evaluationId), [evaluationId]);
  const arrived = data !== undefined;
  useEffect(() => {
    if (arrived) void fetchWaysOut();
  }, [arrived]);
  useTitle(data && `${data.evaluation.class.name} 자기평가`);
  if (error && !data)
    return (
      <>
        <BackLink to="/student/dashboard">대시보드</BackLink>
        <ErrorState
          title={
            error.code === 'NOT_FOUND'
              ? '자기평가지를 찾을 수 없습니다'
              : '자기평가지 정보를 불러오지 못했습니다'
          }
          message={error.message}
          onRetry={error.code === 'NOT_FOUND' ? undefined : () => void refetch()}
        />
      </>
    );
  if (!data) return <Skeleton lines={12} />;
  const { evaluation } = data;
  const closed = evaluation.hasSubmitted || evaluation.is_closed;
  return (
    <article className={styles.sheet}>
      <BackLink to={`/student/classes/${evaluation.class.id}`}>{evaluation.class.name}</BackLink>
      <h1 className={styles.title}>자기평가</h1>
      {evaluation.type === 'subject' && (
        <dl className={styles.lesson}>
          {evaluation.achievement_standard && (
            <div>
              <dt>성취기준</dt>
              <dd>{evaluation.achievement_standard}</dd>
            </div>
          )}
          <div>
            <dt>수업 내용</dt>
            <dd>{evaluation.class_content}</dd>
          </div>
        </dl>
      )}
      {closed ? (
        <ClosedSheet
          evaluation={evaluation}
          serverDraft={data.draft}
          interrupted={opened === evaluation.id}
        />
      ) : (
        <AnswerForm
          key={evaluation.id}
          evaluation={evaluation}
          serverDraft={data.draft}
          onOpened={onOpened}
          onOutdated={() => void refetch()}
        />
      )}
    </article>
  );
}
