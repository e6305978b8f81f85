import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../../../contract/api.ts';
import { useAct } from '../../lib/act.ts';
import { formResolver, showAtFields } from '../../lib/form.ts';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { GoogleProof } from '../google/google-proof.tsx';
import { NewPasswordFields, newPasswordProblems } from './new-password-fields.tsx';
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
        alsoCheck: (values) => newPasswordProblems(policy, values),
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
        <NewPasswordFields register={register} errors={errors} policy={policy} typed={watch('newPassword')} />
      )}
      <DialogActions>
        <Button variant="secondary" onClick={leave.act}>
          {leave.label}
        </Button>
        {proved && (
          <Button type="submit" variant="primary" busy={change.isPending}>
            {first ? '비밀번호 정하기' : '비밀번호 바꾸기'}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}
