import { Link } from 'react-router';
import type { EvaluationReply } from '../../../contract/evaluations.ts';
import { formatDay } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TYPE_LABELS } from '../classes-shared/class-words.ts';
import { DueWords } from '../classes-shared/due-words.tsx';
import { EvaluationBadge } from './evaluation-badge.tsx';
import styles from './evaluation-item.module.css';
import { nextStep, type Step, shortName } from './evaluation-steps.ts';
import { preview } from './progress.ts';

interface EvaluationItemProps {
  form: EvaluationReply;
  onStep: (form: EvaluationReply, step: Step) => void;
  onDuplicate: (form: EvaluationReply) => void;
}

/** One form of a class: where it stands, and what can be done with it now. */
export function EvaluationItem({ form, onStep, onDuplicate }: EvaluationItemProps) {
  const name = shortName(form);
  const next = nextStep(form.can);
  const step = (label: string, of: Step, variant?: 'primary' | 'quiet') => (
    <Button variant={variant} aria-label={`${name} ${label}`} onClick={() => onStep(form, of)}>
      {label}
    </Button>
  );
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <p className={styles.facts}>
          <EvaluationBadge form={form} />
          {TYPE_LABELS[form.type]} · 문항 {form.question_count}개 ·{' '}
          {form.is_distributed
            ? `제출 ${form.responseCount} / ${form.studentCount}`
            : formatDay(form.created_at)}
          {form.due_at !== null && <DueWords form={form} />}
        </p>
        <h3>
          <Link to={`/teacher/evaluations/${form.id}/view`}>{preview(form.class_content)}</Link>
        </h3>
      </div>
      <div className={styles.actions}>
        {form.is_distributed && (
          <ButtonLink
            to={`/teacher/evaluations/${form.id}/responses`}
            variant="primary"
            aria-label={`${name} 기록문 작성`}
          >
            기록문 작성
          </ButtonLink>
        )}
        {form.can.edit && (
          <ButtonLink to={`/teacher/evaluations/${form.id}/view?edit`} aria-label={`${name} 고치기`}>
            고치기
          </ButtonLink>
        )}
        {form.can.close && (
          <ButtonLink to={`/teacher/evaluations/${form.id}/live`} aria-label={`${name} 현황판`}>
            현황판
          </ButtonLink>
        )}
        {next && step(next.label, next.step, next.step === 'distribute' ? 'primary' : undefined)}
        {form.can.close && step('마감 일시', 'due', 'quiet')}
        <Button variant="quiet" aria-label={`${name} 복제`} onClick={() => onDuplicate(form)}>
          복제
        </Button>
        {form.can.edit && step('지우기', 'delete', 'quiet')}
      </div>
    </li>
  );
}
