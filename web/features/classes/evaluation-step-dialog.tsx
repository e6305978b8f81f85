import { useRef, useState } from 'react';
import type { EvaluationReply } from '../../../contract/evaluations.ts';
import { useAct } from '../../lib/act.ts';
import { fromSeoulField, toSeoulField } from '../../lib/due.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DueField } from './due-field.tsx';
import { DATED_STEPS, STEP_WORDS, type Step, shortName } from './evaluation-steps.ts';

export interface AskedStep {
  step: Step;
  form: Pick<EvaluationReply, 'id' | 'class_content' | 'responseCount' | 'studentCount' | 'due_at'>;
}

const INVALIDATES = [
  'listClassEvaluations',
  'listTaughtEvaluations',
  'getTaughtEvaluation',
  'getTaughtClass',
  'listTaughtClasses',
  'listClassStudents',
  'listEvaluationResponses',
  'getLiveBoard',
] as const;

const atField = (error: ApiError) => error.code === 'VALIDATION';

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
  const [due, setDue] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  if (asked && asked !== shown.current) {
    shown.current = asked;
    // A date that has passed is no proposal.
    const ahead = asked.form.due_at !== null && Date.parse(asked.form.due_at) > serverNow();
    setDue(ahead && asked.form.due_at ? toSeoulField(Date.parse(asked.form.due_at)) : '');
    setRefused(null);
  }
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
    // A date that was refused is told at its field, and the dialog stays.
    shownByScreen: atField,
    onFailure: (error: ApiError) => {
      if (atField(error)) setRefused(error.details?.[0]?.message ?? error.message);
      else onClose();
    },
  };
  const acts = {
    distribute: useAct('distributeEvaluation', options),
    due: useAct('setDueDate', options),
    close: useAct('closeEvaluation', options),
    reopen: useAct('reopenEvaluation', options),
    delete: useAct('deleteEvaluation', options),
  };
  const confirm = () => {
    if (!asked) return;
    const { id } = asked.form;
    const due_at = fromSeoulField(due);
    setRefused(null);
    if (step === 'distribute') acts.distribute.mutate(due_at === null ? { id } : { id, due_at });
    else if (step === 'due' || step === 'reopen') acts[step].mutate({ id, due_at });
    else acts[step].mutate({ id });
  };
  return (
    <ConfirmDialog
      open={asked !== null}
      title={shown.current ? words.title(shortName(shown.current.form)) : ''}
      confirmLabel={words.confirm}
      danger={words.danger}
      busy={acts[step].isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {shown.current && words.text(shown.current.form)}
      {DATED_STEPS.includes(step) && (
        <DueField
          value={due}
          error={refused}
          onChange={(value) => {
            setDue(value);
            setRefused(null);
          }}
        />
      )}
    </ConfirmDialog>
  );
}
