import type { OverseenEvaluation } from '../../../contract/oversight.ts';
import styles from '../admin-lists/list-table.module.css';
import { EvaluationRow } from './evaluation-row.tsx';
import type { OversightStep } from './evaluation-step-dialog.tsx';

interface EvaluationTableProps {
  forms: readonly OverseenEvaluation[];
  onShow: (form: OverseenEvaluation) => void;
  onStep: (step: OversightStep, form: OverseenEvaluation) => void;
}

/** Everybody's forms; cards on phones, where the roles are said aloud. */
export function EvaluationTable({ forms, onShow, onStep }: EvaluationTableProps) {
  return (
    <table className={styles.table} role="table" aria-label="자기평가지">
      <thead role="rowgroup">
        <tr role="row">
          {['자기평가지', '교사', '상태', '제출', '만든 날'].map((label) => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
          <th role="columnheader" scope="col" className={styles.end}>
            관리
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {forms.map((form) => (
          <EvaluationRow key={form.id} form={form} onShow={onShow} onStep={onStep} />
        ))}
      </tbody>
    </table>
  );
}
