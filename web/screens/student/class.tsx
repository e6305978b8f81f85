import { useParams } from 'react-router';
import type { StudentEvaluation } from '../../../contract/evaluations.ts';
import { classDescription } from '../../features/classes-shared/class-words.ts';
import { LEGEND, STUDENT_STATUS } from '../../features/classes-shared/student-status.ts';
import { useWhenDue } from '../../features/classes-shared/use-when-due.ts';
import { BackLink } from '../../layout/back-link.tsx';
import { useTitle } from '../../layout/title.ts';
import { useRead } from '../../lib/read.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './class.module.css';
import { EvaluationItem } from './evaluation-item.tsx';

/** What can be answered stands on top; the rest keeps the server's order, newest first. */
function waitingFirst(evaluations: readonly StudentEvaluation[]): StudentEvaluation[] {
  const waits = (one: StudentEvaluation) => one.status === 'not_submitted';
  return [...evaluations.filter(waits), ...evaluations.filter((one) => !waits(one))];
}

/** `/student/classes/:classId`: the forms of one class and what this student did with each. */
export default function StudentClass() {
  const { classId = '' } = useParams();
  const shown = useRead('getJoinedClass', { id: classId });
  const forms = useRead('listJoinedClassEvaluations', { id: classId });
  useWhenDue(forms.data?.evaluations, forms.refetch);
  useTitle(shown.data?.class.name);
  const error = shown.error ?? forms.error;
  // What was read before stays readable where the line is gone; only a class that is no longer theirs goes.
  const failed = error?.code === 'NOT_FOUND' || !shown.data || !forms.data ? error : null;
  return (
    <>
      <BackLink to="/student/classes">내 수업</BackLink>
      {failed ? (
        <ErrorState
          title={failed.code === 'NOT_FOUND' ? '수업을 찾을 수 없습니다' : '수업 정보를 불러오지 못했습니다'}
          message={failed.code === 'NOT_FOUND' ? '나간 수업이거나 주소가 잘못되었어요.' : failed.message}
          onRetry={
            failed.code === 'NOT_FOUND'
              ? undefined
              : () => {
                  void shown.refetch();
                  void forms.refetch();
                }
          }
        />
      ) : !shown.data || !forms.data ? (
        <Skeleton lines={8} />
      ) : (
        <>
          <h1 className={styles.title}>{shown.data.class.name}</h1>
          <p className={styles.facts}>
            {[`${shown.data.class.teacher.name} 선생님`, classDescription(shown.data.class)]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
          <dl className={styles.legend} aria-label="자기평가 상태 안내">
            {LEGEND.map((status) => (
              <div key={status}>
                <dt>
                  <Badge tone={STUDENT_STATUS[status].tone}>{STUDENT_STATUS[status].label}</Badge>
                </dt>
                <dd>{STUDENT_STATUS[status].meaning}</dd>
              </div>
            ))}
          </dl>
          <Section title="자기평가">
            {forms.data.evaluations.length === 0 ? (
              <EmptyState title="아직 받은 자기평가가 없어요">선생님이 배포하면 여기에 나타나요.</EmptyState>
            ) : (
              <ul className={styles.list}>
                {waitingFirst(forms.data.evaluations).map((one) => (
                  <EvaluationItem key={one.id} one={one} />
                ))}
              </ul>
            )}
          </Section>
        </>
      )}
    </>
  );
}
