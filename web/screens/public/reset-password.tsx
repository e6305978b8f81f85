import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { resetPassword } from '../../../contract/auth.ts';
import { NewPasswordFields, newPasswordProblems } from '../../features/session/new-password-fields.tsx';
import { useSession } from '../../features/session/session-context.ts';
import { AuthFrame } from '../../layout/auth-frame.tsx';
import { useAct } from '../../lib/act.ts';
import { formResolver, showAtFields } from '../../lib/form.ts';
import { useRead } from '../../lib/read.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './register.module.css';

interface ResetValues {
  newPassword: string;
  confirmPassword: string;
}

/** From the part of the letter's link that no browser sends anywhere. */
function readToken(): string {
  return new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';
}

/** `/reset-password#token=…`: a new password with the link of a letter. */
export default function ResetPassword() {
  const [token] = useState(readToken);
  const navigate = useNavigate();
  const { reload } = useSession();
  const policy = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY }).data?.passwordPolicy;
  // Whoever looks over a shoulder or into the history must not find it.
  useEffect(() => void navigate('/reset-password', { replace: true }), [navigate]);

  const resolver = useMemo(
    () =>
      formResolver<ResetValues>(resetPassword.input, {
        toInput: ({ newPassword }) => ({ token, newPassword }),
        alsoCheck: (values) => newPasswordProblems(policy, values),
      }),
    [policy, token],
  );
  const { register, handleSubmit, setError, watch, formState } = useForm<ResetValues>({
    resolver,
    defaultValues: { newPassword: '', confirmPassword: '' },
    // An error line that appears on blur would move the button from under the finger that leaves the field.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const reset = useAct('resetPassword', {
    success: '비밀번호를 바꿨습니다. 새 비밀번호로 로그인해 주세요.',
    failure: '비밀번호를 바꾸지 못했습니다.',
    shownByScreen: (error) => {
      const ofToken = error.details.find(({ path }) => path === 'token');
      if (ofToken) setRefusal(ofToken.message);
      return ofToken !== undefined || showAtFields(error, setError, ['newPassword']);
    },
    // Every session of that account has just ended, perhaps the one in this browser.
    onSuccess: () => void reload().then(() => navigate('/login', { replace: true })),
  });
  const { errors } = formState;
  const unusable =
    refusal ?? (token === '' ? '메일에 있는 링크를 다시 열어 주세요. 주소가 잘렸을 수 있어요.' : null);
  return (
    <AuthFrame
      title="새 비밀번호 정하기"
      after={
        <>
          {unusable ? '링크를 다시 받으려면 ‘비밀번호를 잊었어요’를 눌러 주세요.' : '비밀번호가 생각났나요?'}{' '}
          <Link to="/login">로그인 화면으로</Link>
        </>
      }
    >
      {unusable ? (
        <Alert tone="danger">{unusable}</Alert>
      ) : (
        <form
          noValidate
          method="post"
          className={styles.form}
          onSubmit={handleSubmit(({ newPassword }) => reset.mutate({ token, newPassword }))}
        >
          <NewPasswordFields
            register={register}
            errors={errors}
            policy={policy}
            typed={watch('newPassword')}
          />
          <Button type="submit" variant="primary" size="large" busy={reset.isPending}>
            비밀번호 바꾸기
          </Button>
        </form>
      )}
    </AuthFrame>
  );
}
