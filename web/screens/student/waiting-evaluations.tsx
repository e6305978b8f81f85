import { Link } from 'react-router';
import { TYPE_LABELS } from '../../features/classes-shared/class-words.ts';
import { DueWords } from '../../features/classes-shared/due-words.tsx';
import { useWhenDue } from '../../features/classes-shared/use-when-due.ts';
import { useRead } from '../../lib/read.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './dashboard.module.css';
import { givenAt } from './given-at.ts';

/** The forms that can be answered now: a student's one thing to do next. */
export function WaitingEvaluations() {
  const { data, error, refetch } = useRead('listAvailableEvaluations', {});
  const waiting = data?.evaluations.filter((one) => one.status === 'not_submitted');
  useWhenDue(data?.evaluations, refetch);
  return (
    <Section title="지금 쓸 자기평가">
      {error && !waiting ? (
        <ErrorState
          title="자기평가지 정보를 불러오지 못했습니다"
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : !waiting ? (
        <Skeleton lines={2} />
      ) : waiting.length === 0 ? (
        <p className={styles.nothing}>선생님이 자기평가지를 배포하면 여기에 나타나요.</p>
      ) : (
        <ul className={styles.rows}>
          {waiting.map((one) => (
            <li key={one.id}>
              <Link to={`/student/evaluations/${one.id}`}>
                <span className={styles.rowName}>
                  <strong>{one.class.name}</strong>
                  {one.type === 'subject' && <span className={styles.rowLesson}>{one.class_content}</span>}
                  <span>
                    {TYPE_LABELS[one.type]} · {one.question_count}문항 · {givenAt(one)}
                  </span>
                  <DueWords form={one} />
                </span>
                <span className={styles.rowAction}>{one.hasDraft ? '이어서 쓰기' : '시작하기'}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
