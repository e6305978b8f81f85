import { useForm } from 'react-hook-form';
import type { ClassReply } from '../../../contract/classes.ts';
import { renameAnyClass } from '../../../contract/oversight.ts';
import { useAct } from '../../lib/act.ts';
import { formResolver, showAtFields } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './rename-class-form.module.css';

interface NameFormProps {
  one: ClassReply;
  onClose: () => void;
}

/** The one field of it. */
export function RenameClassForm({ one, onClose }: NameFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: formResolver<{ name: string }>(renameAnyClass.input, {
      toInput: ({ name }) => ({ id: one.id, name }),
    }),
    defaultValues: { name: one.name },
  });
  const rename = useAct('renameAnyClass', {
    invalidates: ['listAllClasses', 'listAllEvaluations'],
    success: '수업 이름을 고쳤습니다.',
    failure: '수업 이름을 고치지 못했습니다.',
    shownByScreen: (error) => showAtFields(error, setError, ['name']),
    onSuccess: onClose,
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={handleSubmit(({ name }) => {
        if (!rename.isPending) rename.mutate({ id: one.id, name });
      })}
    >
      <TextField
        label="수업 이름"
        required
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <DialogActions>
        <Button onClick={onClose}>취소</Button>
        <Button type="submit" variant="primary" busy={rename.isPending}>
          저장
        </Button>
      </DialogActions>
    </form>
  );
}
