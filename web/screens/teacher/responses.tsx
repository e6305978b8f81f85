import { useParams } from 'react-router';
import { shortName } from '../../features/classes/evaluation-steps.ts';
import { BackLink } from '../../layout/back-link.tsx';
import { useTitle } from '../../layout/title.ts';
import { useRead } from '../../lib/read.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ResponsesWork } from './responses-work.tsx';

/** `/teacher/evaluations/:evaluationId/responses`: reading, observing, writing and publishing, student by student. */
export default function TeacherResponses() {
  const { evaluationId = '' } = useParams();
  const { data, error, refetch } = useRead('listEvaluationResponses', { id: evaluationId });
  useTitle(data && `${shortName(data)} 기록문`);
  if (data) return <ResponsesWork list={data} />;
  if (!error) return <Skeleton lines={16} />;
  const gone = error.code === 'NOT_FOUND';
  return (
    <>
      <BackLink to="/teacher/classes">내 수업</BackLink>
      <ErrorState
        title={gone ? '자기평가지를 찾을 수 없습니다' : '응답을 불러오지 못했습니다'}
        message={gone ? '지운 자기평가지이거나 주소가 잘못되었어요.' : error.message}
        onRetry={() => void refetch()}
      />
    </>
  );
}
