import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { EvaluationReply } from '../../../contract/evaluations.ts';
import { EvaluationBadge } from '../../features/classes/evaluation-badge.tsx';
import { shortName } from '../../features/classes/evaluation-steps.ts';
import { DueWords } from '../../features/classes-shared/due-words.tsx';
import type { ApiError } from '../../lib/api-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './dashboard.module.css';
import shared from './screen.module.css';

const SHOWN = 5;

/** The five latest forms, each leading to its class. */
export function RecentEvaluations({
  read,
}: {
  read: UseQueryResult<{ evaluations: EvaluationReply[] }, ApiError>;
}) {
  if (read.data?.evaluations.length === 0)
    return (
      <EmptyState title="아직 자기평가지가 없어요">수업을 열어 첫 자기평가지를 만들어 보세요.</EmptyState>
    );
  if (read.data)
    return (
      <ul className={`${shared.list} ${styles.recent}`}>
        {read.data.evaluations.slice(0, SHOWN).map((form) => (
          <li key={form.id}>
            <Link to={`/teacher/classes/${form.class_id}`}>
              <strong>
                <span className={styles.title}>{shortName(form)}</span> <EvaluationBadge form={form} />
              </strong>
              <span className={styles.counts}>
                {form.is_distributed
                  ? `제출 ${form.responseCount} / ${form.studentCount}`
                  : `문항 ${form.question_count}개`}
              </span>
              <span className={styles.content}>
                {form.class.name}
                {form.due_at !== null && !form.is_closed && ' · '}
                {!form.is_closed && <DueWords form={form} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    );
  if (read.error)
    return (
      <ErrorState
        title="자기평가지 정보를 불러오지 못했습니다"
        message={read.error.message}
        onRetry={() => void read.refetch()}
      />
    );
  return <Skeleton lines={6} />;
}
