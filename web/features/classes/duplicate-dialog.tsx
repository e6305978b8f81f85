import { useState } from 'react';
import type { EvaluationReply } from '../../../contract/evaluations.ts';
import { useAct } from '../../lib/act.ts';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { classDescription } from '../classes-shared/class-words.ts';
import styles from './class-form-dialog.module.css';
import { shortName } from './evaluation-steps.ts';

/** Copies a form into other classes of the same teacher, as a draft and without its responses. */
export function DuplicateDialog({ form, onClose }: { form: EvaluationReply | null; onClose: () => void }) {
  return (
    <Dialog
      open={form !== null}
      title="다른 수업에 복제"
      description={form && `‘${shortName(form)}’의 문항과 수업 내용을 복제해요. 배포 전 상태로 만들어져요.`}
      onClose={onClose}
    >
      {form && <Targets form={form} onClose={onClose} />}
    </Dialog>
  );
}

function Targets({ form, onClose }: { form: EvaluationReply; onClose: () => void }) {
  const { data, error, refetch } = useRead('listTaughtClasses', {});
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [missing, setMissing] = useState(false);
  const duplicate = useAct('duplicateEvaluation', {
    invalidates: ['listClassEvaluations', 'listTaughtEvaluations', 'listTaughtClasses', 'getTaughtClass'],
    success: ({ evaluations }) => `수업 ${evaluations.length}곳에 복제했습니다.`,
    failure: '자기평가지를 복제하지 못했습니다.',
    onSuccess: onClose,
  });
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
    setMissing(false);
  };
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.size === 0) setMissing(true);
        else duplicate.mutate({ id: form.id, targetClassIds: [...chosen] });
      }}
    >
      <fieldset aria-describedby={missing ? 'duplicate-missing' : undefined}>
        <legend className={styles.legend}>복제할 수업</legend>
        {data.classes.map((one) => (
          <Checkbox key={one.id} checked={chosen.has(one.id)} onChange={() => toggle(one.id)}>
            {one.name}
            {one.id === form.class_id && ' (지금 수업)'}{' '}
            <span className={styles.soft}>{classDescription(one)}</span>
          </Checkbox>
        ))}
      </fieldset>
      {missing && (
        <p id="duplicate-missing" className={styles.error} role="alert">
          복제할 수업을 선택해 주세요.
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>취소</Button>
        <Button type="submit" variant="primary" busy={duplicate.isPending}>
          {chosen.size > 0 ? `${chosen.size}곳에 복제` : '복제'}
        </Button>
      </DialogActions>
    </form>
  );
}
