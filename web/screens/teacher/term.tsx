import { useParams } from 'react-router';
import { BackLink } from '../../layout/back-link.tsx';
import { useTitle } from '../../layout/title.ts';
import { useRead } from '../../lib/read.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ReadFailure } from './read-failure.tsx';
import { TermWork } from './term-work.tsx';

/** `/teacher/classes/:classId/term`: one text per student from all forms of the class. */
export default function TeacherTerm() {
  const { classId = '' } = useParams();
  const opened = useRead('openTermSheet', { classId });
  const id = opened.data?.sheet.id;
  // Read anew at each visit: what it is written from changes on other screens.
  const list = useRead(
    'listEvaluationResponses',
    { id: id ?? '' },
    { enabled: id !== undefined, freshFor: 0 },
  );
  useTitle(list.data && `${list.data.class.name} 학기 기록문`);
  const error = opened.error ?? list.error;
  if (list.data?.term) return <TermWork list={list.data} term={list.data.term} />;
  return (
    <>
      <BackLink to={`/teacher/classes/${classId}`}>수업</BackLink>
      {error ? (
        <ReadFailure
          error={error}
          thing="수업"
          title="학기 기록문을 불러오지 못했습니다"
          onRetry={() => void (id === undefined ? opened : list).refetch()}
        />
      ) : (
        <Skeleton lines={16} />
      )}
    </>
  );
}
