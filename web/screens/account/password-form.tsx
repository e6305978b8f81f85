import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { PasswordValues } from './use-password-form.ts';
import styles from './profile.module.css';

interface PasswordFormProps {
  form: UseFormReturn<PasswordValues>;
  confirmLabel: string;
  danger?: boolean;
  busy: boolean;
  onPassword: (password: string) => void;
  onCancel: () => void;
}

/** The current password and the two buttons of a dialog. */
export function PasswordForm({ form, confirmLabel, danger, busy, onPassword, onCancel }: PasswordFormProps) {
  const { register, handleSubmit, formState } = form;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={handleSubmit(({ password }) => {
        if (!busy) onPassword(password);
      })}
    >
      <PasswordField
        label="현재 비밀번호"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <div className={styles.actions}>
        <Button onClick={onCancel}>취소</Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
