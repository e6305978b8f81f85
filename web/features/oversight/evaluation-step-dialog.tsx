import { useRef } from 'react';
import type { OverseenEvaluation } from '../../../contract/oversight.ts';
import { useAct } from '../../lib/act.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { STEP_WORDS, shortName } from '../classes/evaluation-steps.ts';
import { whatGoes } from './what-goes.ts';

export type OversightStep = 'close' | 'reopen' | 'delete';

interface EvaluationStepDialogProps {
  asked: { step: OversightStep; form: OverseenEvaluation } | null;
  onClose: () => void;
}

/** Asks, naming the form and whose it is, before it is closed, opened again or deleted. */
export function OversightStepDialog({ asked, onClose }: EvaluationStepDialogProps) {
  // The words stay while the dialog closes.
  const last = useRef(asked);
  if (asked) last.current = asked;
  const step = last.current?.step ?? 'close';
  const form = last.current?.form;
  const words = STEP_WORDS[step];
  const said = {
    invalidates: ['listAllEvaluations', 'listAllClasses', 'getAdminStats'] as const,
    success: words.done,
    failure: words.failed,
    onSuccess: onClose,
    onFailure: onClose,
  };
  const act = {
    close: useAct('closeAnyEvaluation', said),
    reopen: useAct('reopenAnyEvaluation', said),
    delete: useAct('deleteAnyEvaluation', said),
  };
  return (
    <ConfirmDialog
      open={asked !== null}
      title={form && words.title(shortName(form))}
      confirmLabel={words.confirm}
      danger={words.danger}
      busy={act[step].isPending}
      onConfirm={() => asked && act[asked.step].mutate({ id: asked.form.id })}
      onClose={onClose}
    >
      {form && (
        <>
          {form.teacher.name} 선생님의 ‘{form.class.name}’ 수업에 있어요.{' '}
          {step === 'delete' ? whatGoes(form) : words.text(form)}
        </>
      )}
    </ConfirmDialog>
  );
}
