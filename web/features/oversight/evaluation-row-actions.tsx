import type { OverseenEvaluation } from '../../../contract/oversight.ts';
import { Button } from '../../ui/button.tsx';
import styles from '../admin-lists/list-table.module.css';
import { shortName } from '../classes/evaluation-steps.ts';
import type { OversightStep } from './evaluation-step-dialog.tsx';

export interface EvaluationRowProps {
  form: OverseenEvaluation;
  onShow: (form: OverseenEvaluation) => void;
  onStep: (step: OversightStep, form: OverseenEvaluation) => void;
}

/** What an administrator may do to one form now. */
export function EvaluationRowActions({ form, onShow, onStep }: EvaluationRowProps) {
  const name = shortName(form);
  return (
    <div className={styles.actions}>
      <Button variant="quiet" aria-label={`${name} 자세히`} onClick={() => onShow(form)}>
        자세히
      </Button>
      {form.can.close && (
        <Button variant="quiet" aria-label={`${name} 마감`} onClick={() => onStep('close', form)}>
          마감
        </Button>
      )}
      {form.can.reopen && (
        <Button variant="quiet" aria-label={`${name} 재개`} onClick={() => onStep('reopen', form)}>
          재개
        </Button>
      )}
      {!form.can.close && !form.can.reopen && (
        <span className={`${styles.slot} ${styles.vacant}`} data-widest="마감" />
      )}
      <Button variant="quiet" aria-label={`${name} 지우기`} onClick={() => onStep('delete', form)}>
        지우기
      </Button>
    </div>
  );
}
