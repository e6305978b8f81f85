import { useEffect, useRef, useState } from 'react';
import { GoogleButton } from '../../features/google/google-button.tsx';
import { useSession } from '../../features/session/session-context.ts';
import { useAct } from '../../lib/act.ts';
import { showAtFields } from '../../lib/form.ts';
import { notify } from '../../lib/notify.ts';
import { wait } from '../../lib/refresh-session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './profile.module.css';
import { usePasswordForm } from './use-password-form.ts';

/** Between the two states, so that a person can follow them (specification 2, section 4). */
const AUTHENTICATING_MS = 800;

type Phase = 'idle' | 'authenticating' | 'processing';

/**
 * The current password, and one press on Google's own button: no script may press that one, so nothing of ours stands
 * before it. What Google said is kept where only the password was missing or wrong.
 */
export function LinkGoogleSteps({ onDone }: { onDone: () => void }) {
  const { replaceUser } = useSession();
  const form = usePasswordForm();
  const { setError, getValues } = form;
  const [phase, setPhase] = useState<Phase>('idle');
  const [proof, setProof] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** What is wrong with the password; shown once its field is back on the screen. */
  const refusal = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (phase !== 'idle') return;
    refusal.current?.();
    refusal.current = null;
  }, [phase]);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const link = useAct('linkGoogle', {
    success: 'Google 계정을 연결했습니다.',
    failure: 'Google 계정을 연결하지 못했습니다.',
    shownByScreen: (error) => {
      setPhase('idle');
      if (error.details.some(({ path }) => path === 'password')) {
        refusal.current = () => showAtFields(error, setError, ['password']);
        return true;
      }
      setProof(null);
      setFailure(error.details[0]?.message ?? error.message);
      return error.message !== '';
    },
    onSuccess: ({ user }) => {
      replaceUser(user);
      onDone();
    },
  });
  const send = async (idToken: string) => {
    setPhase('authenticating');
    await wait(AUTHENTICATING_MS);
    // Closed meanwhile: nothing has been sent, so nothing is linked.
    if (gone.current) return;
    setPhase('processing');
    link.mutate({ idToken, password: getValues('password') });
  };
  const answered = (idToken: string) => {
    setFailure(null);
    // Before Google's button goes: a dialog whose focused element is taken away takes the focus itself.
    form.setFocus('password');
    setProof(idToken);
    if (getValues('password') === '') void form.trigger('password');
    else void send(idToken);
  };

  if (phase !== 'idle') {
    return (
      <p role="status" className={styles.waiting}>
        <Spinner />
        {phase === 'authenticating' ? 'Google 계정을 확인하고 있어요' : '계정을 연결하고 있어요'}
      </p>
    );
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={form.handleSubmit(() => {
        if (proof !== null) void send(proof);
      })}
    >
      {failure && <Alert tone="danger">{failure}</Alert>}
      {proof !== null && <Alert tone="success">Google 계정을 확인했어요. 비밀번호만 맞으면 연결돼요.</Alert>}
      <PasswordField
        label="현재 비밀번호"
        hint="본인인지 확인하려고 물어요."
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      {proof === null && (
        <>
          <p>비밀번호를 적고 아래 버튼을 누르면 Google 창이 열려요. 계정을 고르면 바로 연결돼요.</p>
          <GoogleButton
            onCredential={answered}
            onCancelled={() => notify.info('Google 로그인이 취소되었습니다.')}
          />
        </>
      )}
      <div className={styles.actions}>
        <Button onClick={onDone}>취소</Button>
        {proof !== null && (
          <Button type="submit" variant="primary">
            연결하기
          </Button>
        )}
      </div>
    </form>
  );
}
