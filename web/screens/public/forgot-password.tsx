import { lazy, Suspense, useState } from 'react';
import { useRead } from '../../lib/read.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './login.module.css';

const ForgotPasswordDialog = lazy(async () => ({
  default: (await import('./forgot-password-dialog.tsx')).ForgotPasswordDialog,
}));

/** A letter with a link; where this site sends no mail, the administrator hands out a new password. */
export function ForgotPassword({ typedEmail }: { typedEmail: () => string }) {
  const site = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY }).data;
  const [shown, setShown] = useState(false);
  const sendsMail = site?.mailConfigured !== false;
  return (
    <>
      <Button
        variant="quiet"
        {...(sendsMail ? { 'aria-haspopup': 'dialog' } : { 'aria-expanded': shown })}
        onClick={() => setShown(!shown)}
      >
        비밀번호를 잊었어요
      </Button>
      {shown && !sendsMail && (
        <div className={styles.forgot}>
          <Alert>
            학교의 시스템 관리자에게 비밀번호 초기화를 부탁해 주세요. 받은 임시 비밀번호로 로그인한 뒤 바꾸면
            돼요.
          </Alert>
        </div>
      )}
      {shown && sendsMail && (
        <Suspense>
          <ForgotPasswordDialog email={typedEmail()} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}
