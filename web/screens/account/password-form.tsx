import { type UseFormReturn, useForm } from 'react-hook-form';
import { disableTotp } from '../../../contract/two-factor.ts';
import { formResolver } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './profile.module.css';

interface PasswordValues {
  password: string;
}

/** For a step that asks for the password again; every such operation takes it under this name. */
export function usePasswordForm(): UseFormReturn<PasswordValues> {
  return useForm<PasswordValues>({
    resolver: formResolver(disableTotp.input),
    defaultValues: { password: '' },
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
}

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
