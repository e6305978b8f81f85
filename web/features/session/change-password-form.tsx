import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../../../contract/api.ts';
import { useAct } from '../../lib/act.ts';
import { formResolver, showAtFields } from '../../lib/form.ts';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { GoogleProof } from '../google/google-proof.tsx';
import { passwordRules } from './password-rules.ts';
import { PasswordRules } from './password-rules-list.tsx';
import { useSession, useUser } from './session-context.ts';
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

/** Old password (or Google's word, for who has none), new password twice, with the policy in force ticked off. */
export function ChangePasswordForm({ onDone, leave }: ChangePasswordFormProps) {
  const user = useUser();
  const { replaceUser } = useSession();
  // As it was when the form opened: the answer to its own question must not change it.
  const [first] = useState(!user.has_password);
  const [idToken, setIdToken] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const policy = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY }).data?.passwordPolicy;
  const resolver = useMemo(
    () =>
      formResolver<ChangePasswordValues>(api.changePassword.input, {
        toInput: ({ currentPassword, newPassword }) =>
          first ? { newPassword } : { currentPassword, newPassword },
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
    [policy, first],
  );
  const { register, handleSubmit, setError, setFocus, watch, formState } = useForm<ChangePasswordValues>({
    resolver,
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    // An error line that appears on blur would move the button from under the finger that leaves the field.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  useEffect(() => {
    if (idToken !== null) setFocus('newPassword');
  }, [idToken, setFocus]);
  const change = useAct('changePassword', {
    invalidates: ['listSessions'],
    success: first ? '비밀번호를 정했습니다.' : '비밀번호를 바꿨습니다.',
    failure: first ? '비밀번호를 정하지 못했습니다.' : '비밀번호를 바꾸지 못했습니다.',
    shownByScreen: (error) => {
      if (showAtFields(error, setError, first ? ['newPassword'] : ['currentPassword', 'newPassword']))
        return true;
      const refused = error.details.find(({ path }) => path === 'idToken' || path === 'currentPassword');
      if (!first || !refused) return false;
      setIdToken(null);
      setFailure(refused.message);
      return true;
    },
    onSuccess: () => {
      if (first) replaceUser({ ...user, has_password: true });
      onDone();
    },
  });
  const { errors } = formState;
  const proved = !first || idToken !== null;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={handleSubmit(({ currentPassword, newPassword }) => {
        if (change.isPending) return;
        if (!first) change.mutate({ currentPassword, newPassword });
        else if (idToken !== null) change.mutate({ idToken, newPassword });
      })}
    >
      {first ? (
        <GoogleProof
          purpose="비밀번호를 정하려면"
          proved={proved}
          failure={failure}
          onProof={(token) => {
            setFailure(null);
            setIdToken(token);
          }}
        />
      ) : (
        <PasswordField
          label="현재 비밀번호"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
      )}
      {proved && (
        <>
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
        </>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={leave.act}>
          {leave.label}
        </Button>
        {proved && (
          <Button type="submit" variant="primary" busy={change.isPending}>
            {first ? '비밀번호 정하기' : '비밀번호 바꾸기'}
          </Button>
        )}
      </div>
    </form>
  );
}
