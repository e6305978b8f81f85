import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './login.module.css';

/** No mail goes out of this site yet: the administrator hands out a new password. */
export function ForgotPassword() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-expanded={shown} onClick={() => setShown(!shown)}>
        비밀번호를 잊었어요
      </Button>
      {shown && (
        <div className={styles.forgot}>
          <Alert>
            학교의 시스템 관리자에게 비밀번호 초기화를 부탁해 주세요. 받은 임시 비밀번호로 로그인한 뒤 바꾸면
            돼요.
          </Alert>
        </div>
      )}
    </>
  );
}
