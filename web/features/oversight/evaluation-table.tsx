import type { OverseenEvaluation } from '../../../contract/oversight.ts';
import { ListTable } from '../admin-lists/list-table.tsx';
import { EvaluationRow } from './evaluation-row.tsx';
import type { OversightStep } from './evaluation-step-dialog.tsx';

interface EvaluationTableProps {
  forms: readonly OverseenEvaluation[];
  onShow: (form: OverseenEvaluation) => void;
  onStep: (step: OversightStep, form: OverseenEvaluation) => void;
}

/** Everybody's forms. */
export function EvaluationTable({ forms, onShow, onStep }: EvaluationTableProps) {
  return (
    <ListTable label="자기평가지" columns={['자기평가지', '교사', '상태', '제출', '만든 날']}>
      {forms.map((form) => (
        <EvaluationRow key={form.id} form={form} onShow={onShow} onStep={onStep} />
      ))}
    </ListTable>
  );
}
