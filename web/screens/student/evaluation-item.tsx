import type { StudentEvaluation } from '../../../contract/evaluations.ts';
import { TYPE_LABELS } from '../../features/classes-shared/class-words.ts';
import { DueWords } from '../../features/classes-shared/due-words.tsx';
import { STUDENT_STATUS } from '../../features/classes-shared/student-status.ts';
import { formatMoment } from '../../lib/dates.ts';
import { givenAt } from './given-at.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './class.module.css';

/** One form in a student's class, with the one thing to do next. */
export function EvaluationItem({ one }: { one: StudentEvaluation }) {
  const { label, tone } = STUDENT_STATUS[one.status];
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <h3>
          {TYPE_LABELS[one.type]} 자기평가 <span>{givenAt(one)}</span>
        </h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {/* Before the lesson: on a phone the step to take would stand below the window. */}
      <div className={styles.itemStep}>
        <p>
          {one.question_count}문항
          {one.submitted_at && ` · ${formatMoment(one.submitted_at)} 제출`}
          {one.due_at !== null && !one.is_closed && ' · '}
          {!one.is_closed && <DueWords form={one} />}
          {one.status === 'ended' && ' · 마감되어 더는 제출할 수 없어요'}
        </p>
        {one.status === 'not_submitted' && (
          <ButtonLink to={`/student/evaluations/${one.id}`} variant="primary">
            {one.hasDraft ? '이어서 쓰기' : '시작하기'}
          </ButtonLink>
        )}
        {one.responseId !== null && (
          <ButtonLink to={`/student/evaluations/results/${one.responseId}`} variant="secondary">
            결과 보기
          </ButtonLink>
        )}
      </div>
      {one.type === 'subject' && (
        <dl className={styles.lesson}>
          {one.achievement_standard && (
            <div>
              <dt>성취기준</dt>
              <dd>{one.achievement_standard}</dd>
            </div>
          )}
          <div>
            <dt>수업 내용</dt>
            <dd>{one.class_content}</dd>
          </div>
        </dl>
      )}
    </li>
  );
}
