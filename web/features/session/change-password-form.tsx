import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../../../contract/api.ts';
import { useAct } from '../../lib/act.ts';
import { formResolver, showAtFields } from '../../lib/form.ts';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { passwordRules } from './password-rules.ts';
import { PasswordRules } from './password-rules-list.tsx';
import styles from './session-forms.module.css';

interface ChangePasswordValues {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

interface ChangePasswordFormProps {
  onDone: () => void;
  /** The way out beside the button that saves. */
  leave: { label: string; act: () => void };
}

/** Old password, new password twice, with the policy in force ticked off. */
export function ChangePasswordForm({ onDone, leave }: ChangePasswordFormProps) {
  const policy = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY }).data?.passwordPolicy;
  const resolver = useMemo(
    () =>
      formResolver<ChangePasswordValues>(api.changePassword.input, {
        toInput: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
        alsoCheck: ({ newPassword, confirmPassword }) => {
          const unmet = policy ? passwordRules(policy, newPassword).filter((rule) => !rule.met) : [];
          return {
            ...(unmet.length > 0
              ? { newPassword: `비밀번호 규칙을 지켜 주세요: ${unmet.map((rule) => rule.label).join(', ')}` }
              : {}),
            ...(confirmPassword === newPassword ? {} : { confirmPassword: '비밀번호가 일치하지 않습니다.' }),
          };
        },
      }),
    [policy],
  );
  const { register, handleSubmit, setError, watch, formState } = useForm<ChangePasswordValues>({
    resolver,
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    // An error line that appears on blur would move the button from under the finger that leaves the field.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const change = useAct('changePassword', {
    invalidates: ['listSessions'],
    success: '비밀번호를 바꿨습니다.',
    failure: '비밀번호를 바꾸지 못했습니다.',
    shownByScreen: (error) => showAtFields(error, setError, ['currentPassword', 'newPassword']),
    onSuccess: onDone,
  });
  const { errors } = formState;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={handleSubmit(({ currentPassword, newPassword }) =>
        change.mutate({ currentPassword, newPassword }),
      )}
    >
      <PasswordField
        label="현재 비밀번호"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <div>
        <PasswordField
          label="새 비밀번호"
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...register('newPassword')}
        />
        {policy && <PasswordRules policy={policy} password={watch('newPassword')} />}
      </div>
      <PasswordField
        label="새 비밀번호 확인"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={leave.act}>
          {leave.label}
        </Button>
        <Button type="submit" variant="primary" busy={change.isPending}>
          비밀번호 바꾸기
        </Button>
      </div>
    </form>
  );
}
