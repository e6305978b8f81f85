import { useRef } from 'react';
import type { EvaluationReply } from '../../../contract/evaluations.ts';
import { useAct } from '../../lib/act.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { STEP_WORDS, type Step, shortName } from './evaluation-steps.ts';

export interface AskedStep {
  step: Step;
  form: Pick<EvaluationReply, 'id' | 'class_content' | 'responseCount' | 'studentCount'>;
}

const INVALIDATES = [
  'listClassEvaluations',
  'listTaughtEvaluations',
  'getTaughtEvaluation',
  'getTaughtClass',
  'listTaughtClasses',
  'listClassStudents',
  'listEvaluationResponses',
] as const;

/** Asks before a form changes its state, then does it. */
export function EvaluationStepDialog({
  asked,
  onClose,
  onDone,
}: {
  asked: AskedStep | null;
  onClose: () => void;
  onDone?: (step: Step) => void;
}) {
  // The words stay while the dialog closes.
  const shown = useRef(asked);
  if (asked) shown.current = asked;
  const step = shown.current?.step ?? 'close';
  const words = STEP_WORDS[step];
  const options = {
    invalidates: INVALIDATES,
    success: words.done,
    failure: words.failed,
    onSuccess: () => {
      onClose();
      onDone?.(step);
    },
    onFailure: onClose,
  };
  const acts = {
    distribute: useAct('distributeEvaluation', options),
    close: useAct('closeEvaluation', options),
    reopen: useAct('reopenEvaluation', options),
    delete: useAct('deleteEvaluation', options),
  };
  const act = acts[step];
  return (
    <ConfirmDialog
      open={asked !== null}
      title={shown.current ? words.title(shortName(shown.current.form)) : ''}
      confirmLabel={words.confirm}
      danger={words.danger}
      busy={act.isPending}
      onConfirm={() => asked && act.mutate({ id: asked.form.id })}
      onClose={onClose}
    >
      {shown.current && words.text(shown.current.form)}
    </ConfirmDialog>
  );
}
