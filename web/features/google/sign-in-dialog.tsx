import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { GoogleButton } from './google-button.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import styles from './sign-in-dialog.module.css';
import { mayCancel, type Outcome, STEPS } from './sign-in-steps.ts';
import { useGoogleSignIn } from './use-google-sign-in.ts';

interface SignInDialogProps {
  rememberMe: boolean;
  /** Once, when it is over one way or the other. */
  onEnd: (outcome: Outcome) => void;
}

/** Signing in with Google: how far it is, what it waits for, and until the server knows, a way back. */
export function SignInDialog({ rememberMe, onEnd }: SignInDialogProps) {
  const signIn = useGoogleSignIn(rememberMe, onEnd);
  const [returned, setReturned] = useState(false);
  const { step, code } = signIn;
  const { percent, sentence } = STEPS[step];
  const cancellable = mayCancel(step);
  return (
    <Dialog
      open
      title="Google 계정으로 로그인"
      blocking={!cancellable}
      onClose={signIn.cancel}
      actions={
        cancellable && (
          <Button variant="secondary" onClick={signIn.cancel}>
            취소
          </Button>
        )
      }
    >
      <div className={styles.progress}>
        <p role="status">
          <span>{code ? '두 단계 인증을 기다리고 있어요' : sentence}</span>
          <span>{percent}%</span>
        </p>
        <ProgressBar label="로그인 진행" value={percent} max={100} />
        <ol>
          {Object.entries(STEPS).map(([name, { label, percent: from }]) => (
            <li
              key={name}
              aria-current={name === step ? 'step' : undefined}
              data-done={from < percent || undefined}
            >
              {label}
            </li>
          ))}
        </ol>
      </div>
      {!signIn.answered && (
        <>
          <p className={styles.hint}>아래 버튼을 누르면 Google 창이 열려요. 로그인할 계정을 골라 주세요.</p>
          <GoogleButton onCredential={signIn.start} onCancelled={() => setReturned(true)} />
          {returned && (
            <Alert>Google 로그인이 취소되었습니다. 다시 하려면 위 버튼을 한 번 더 눌러 주세요.</Alert>
          )}
        </>
      )}
      {code && (
        <SecondFactorForm
          sentence={code.sentence}
          refused={code.refused}
          busy={signIn.checking}
          onSend={signIn.sendCode}
        />
      )}
    </Dialog>
  );
}
