import { useParams } from 'react-router';
import { shortName } from '../../features/classes/evaluation-steps.ts';
import { BackLink } from '../../layout/back-link.tsx';
import { useTitle } from '../../layout/title.ts';
import { useRead } from '../../lib/read.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ObservationsWork } from './observations-work.tsx';
import { ReadFailure } from './read-failure.tsx';

/** `/teacher/evaluations/:evaluationId/observations`: what the teacher saw, for a whole class on one page. */
export default function TeacherObservations() {
  const { evaluationId = '' } = useParams();
  const { data, error, refetch } = useRead('listEvaluationResponses', { id: evaluationId });
  useTitle(data && `${shortName(data)} 관찰`);
  if (data) return <ObservationsWork list={data} />;
  if (!error) return <Skeleton lines={16} />;
  return (
    <>
      <BackLink to="/teacher/classes">내 수업</BackLink>
      <ReadFailure
        error={error}
        thing="자기평가지"
        title="학생 명단을 불러오지 못했습니다"
        onRetry={() => void refetch()}
      />
    </>
  );
}
