import { lazy, Suspense, useState } from 'react';
import type { Outcome } from '../../features/google/sign-in-steps.ts';
import { useRead } from '../../lib/read.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './login.module.css';

/** Nothing of Google's comes before somebody asks for it, its dialog neither. */
const SignInDialog = lazy(async () => ({
  default: (await import('../../features/google/sign-in-dialog.tsx')).SignInDialog,
}));

type Told = Exclude<Outcome, { kind: 'in' }>;

interface GoogleSignInProps {
  /** Whether "stay signed in" is ticked in the form beside it. */
  isRemembered: () => boolean;
  onSignedIn: (signedIn: Extract<Outcome, { kind: 'in' }>['signedIn']) => void;
}

/** The way in with a Google account; where the school has not set it up, the button says so. */
export function GoogleSignIn({ isRemembered, onSignedIn }: GoogleSignInProps) {
  const site = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY }).data;
  const [open, setOpen] = useState(false);
  const [told, setTold] = useState<Told | { kind: 'off' } | null>(null);
  const press = () => {
    const off = site?.googleClientId === null;
    setTold(off ? { kind: 'off' } : null);
    setOpen(!off);
  };
  return (
    <div className={styles.other}>
      <p className={styles.or}>또는</p>
      {told?.kind === 'failed' && <Alert tone="danger">{told.sentence}</Alert>}
      {told?.kind === 'cancelled' && <Alert>Google 로그인이 취소되었습니다.</Alert>}
      <Button size="large" aria-haspopup="dialog" onClick={press}>
        Google 계정으로 로그인
      </Button>
      {told?.kind === 'off' && (
        <Alert>
          이 사이트에는 Google 로그인이 설정되어 있지 않아요. 이메일과 비밀번호로 로그인해 주세요.
        </Alert>
      )}
      {open && (
        <Suspense>
          <SignInDialog
            rememberMe={isRemembered()}
            onEnd={(outcome) => {
              if (outcome.kind === 'in') return onSignedIn(outcome.signedIn);
              setOpen(false);
              setTold(outcome);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
