import { useEffect, useRef, useState } from 'react';
import { GoogleButton } from '../../features/google/google-button.tsx';
import { useSession } from '../../features/session/session-context.ts';
import { useAct } from '../../lib/act.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { showAtFields } from '../../lib/form.ts';
import { notify } from '../../lib/notify.ts';
import { wait } from '../../lib/refresh-session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './profile.module.css';
import { usePasswordForm } from './use-password-form.ts';

/** Between the two states, so that a person can follow them (specification 2, section 4). */
const AUTHENTICATING_MS = 800;

type Phase = 'password' | 'idle' | 'authenticating' | 'processing';

/** The current password, the account at Google, and then the server's word. */
export function LinkGoogleSteps({ onDone }: { onDone: () => void }) {
  const { replaceUser } = useSession();
  const form = usePasswordForm();
  const [phase, setPhase] = useState<Phase>('password');
  const [failure, setFailure] = useState<string | null>(null);
  const [wrongPassword, setWrongPassword] = useState<ApiError | null>(null);
  // Only once the field is back on the screen, which it was not while the answer was awaited.
  useEffect(() => {
    if (phase === 'password' && wrongPassword) showAtFields(wrongPassword, form.setError, ['password']);
  }, [phase, wrongPassword, form.setError]);
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
      const atPassword = error.details.some(({ path }) => path === 'password');
      setPhase(atPassword ? 'password' : 'idle');
      if (atPassword) setWrongPassword(error);
      else setFailure(error.details[0]?.message ?? error.message);
      return atPassword || error.message !== '';
    },
    onSuccess: ({ user }) => {
      replaceUser(user);
      onDone();
    },
  });
  const send = async (idToken: string) => {
    setFailure(null);
    setPhase('authenticating');
    await wait(AUTHENTICATING_MS);
    // Closed meanwhile: nothing has been sent, so nothing is linked.
    if (gone.current) return;
    setPhase('processing');
    link.mutate({ idToken, password: form.getValues('password') });
  };

  if (phase === 'password') {
    return (
      <>
        <p>본인인지 확인하려고 현재 비밀번호를 먼저 물어요.</p>
        <PasswordForm
          form={form}
          confirmLabel="다음"
          busy={false}
          onPassword={() => setPhase('idle')}
          onCancel={onDone}
        />
      </>
    );
  }
  if (phase !== 'idle') {
    return (
      <p role="status" className={styles.waiting}>
        <Spinner />
        {phase === 'authenticating' ? 'Google 계정을 확인하고 있어요' : '계정을 연결하고 있어요'}
      </p>
    );
  }
  return (
    <div className={styles.form}>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <p>아래 버튼을 누르면 Google 창이 열려요. 연결할 계정을 골라 주세요.</p>
      <GoogleButton
        onCredential={(idToken) => void send(idToken)}
        onCancelled={() => notify.info('Google 로그인이 취소되었습니다.')}
      />
      <div className={styles.actions}>
        <Button onClick={onDone}>취소</Button>
      </div>
    </div>
  );
}
