import { useState } from 'react';
import { useRead } from '../../lib/read.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './login.module.css';

/** The way in with a Google account; where the school has not set it up, the button says so. */
export function GoogleButton() {
  const site = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY }).data;
  const [asked, setAsked] = useState(false);
  return (
    <div className={styles.other}>
      <p className={styles.or}>또는</p>
      <Button size="large" aria-expanded={asked} onClick={() => setAsked(true)}>
        Google 계정으로 로그인
      </Button>
      {asked && site && site.googleClientId === null && (
        <Alert>
          이 사이트에는 Google 로그인이 설정되어 있지 않아요. 이메일과 비밀번호로 로그인해 주세요.
        </Alert>
      )}
    </div>
  );
}
