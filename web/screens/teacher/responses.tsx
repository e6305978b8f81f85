import { Navigate, useParams } from 'react-router';
import { shortName } from '../../features/classes/evaluation-steps.ts';
import { useWhenDue } from '../../features/classes-shared/use-when-due.ts';
import { BackLink } from '../../layout/back-link.tsx';
import { useTitle } from '../../layout/title.ts';
import { useRead } from '../../lib/read.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ResponsesWork } from './responses-work.tsx';
import { ReadFailure } from './read-failure.tsx';

/** `/teacher/evaluations/:evaluationId/responses`: reading, observing, writing and publishing, student by student. */
export default function TeacherResponses() {
  const { evaluationId = '' } = useParams();
  const { data, error, refetch } = useRead('listEvaluationResponses', { id: evaluationId });
  // Asked for together with the table, which a job that stands above it would else push down.
  useRead('listJobs', { id: evaluationId });
  useWhenDue(data && [data], refetch);
  useTitle(data && `${shortName(data)} 기록문`);
  // The sheet of a whole term has a screen of its own.
  if (data?.term) return <Navigate replace to={`/teacher/classes/${data.class.id}/term`} />;
  if (data) return <ResponsesWork list={data} />;
  if (!error) return <Skeleton lines={16} />;
  return (
    <>
      <BackLink to="/teacher/classes">내 수업</BackLink>
      <ReadFailure
        error={error}
        thing="자기평가지"
        title="응답을 불러오지 못했습니다"
        onRetry={() => void refetch()}
      />
    </>
  );
}
