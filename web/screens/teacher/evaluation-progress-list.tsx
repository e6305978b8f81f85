import { Link } from 'react-router';
import type { EvaluationReply } from '../../../contract/evaluations.ts';
import { EvaluationBadge } from '../../features/classes/evaluation-badge.tsx';
import { shortName } from '../../features/classes/evaluation-steps.ts';
import { percent, progressOf, rateOf } from '../../features/classes/progress.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './evaluation-progress-list.module.css';

interface EvaluationProgressListProps {
  forms: readonly EvaluationReply[];
  students: Parameters<typeof progressOf>[1];
}

/** Each distributed form with how many have submitted, and how many remarks there are. */
export function EvaluationProgressList({ forms, students }: EvaluationProgressListProps) {
  return (
    <ol className={styles.list}>
      {forms.map((form, index) => {
        const { evaluated, published } = progressOf(form.id, students);
        return (
          <li key={form.id} className={styles.item}>
            <p className={styles.name}>
              <span className={styles.number}>{index + 1}</span>
              <Link to={`/teacher/evaluations/${form.id}/responses`}>{shortName(form)}</Link>
              <EvaluationBadge form={form} />
            </p>
            <div className={styles.bar}>
              <ProgressBar
                label={`${shortName(form)} 제출`}
                value={form.responseCount}
                max={form.studentCount}
              />
            </div>
            <p className={styles.counts}>
              제출 {form.responseCount} / {form.studentCount} ({percent(rateOf(form))}) · 기록문 {evaluated} ·
              공개 {published}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
