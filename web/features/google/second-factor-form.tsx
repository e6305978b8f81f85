import { useState } from 'react';
import { CodeField } from '../session/code-field.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './sign-in-dialog.module.css';

interface SecondFactorFormProps {
  /** The server's words: which code is due, or that it was wrong. */
  sentence: string;
  refused: boolean;
  busy: boolean;
  onSend: (code: string) => void;
}

/** The code of an account with a second factor, after Google has said whose it is. */
export function SecondFactorForm({ sentence, refused, busy, onSend }: SecondFactorFormProps) {
  const [missing, setMissing] = useState(false);
  const wrong = refused ? sentence : undefined;
  return (
    <form
      noValidate
      method="post"
      className={styles.code}
      onSubmit={(event) => {
        event.preventDefault();
        // Through the portal it would reach the login form, too.
        event.stopPropagation();
        const given = new FormData(event.currentTarget).get('totp');
        const code = typeof given === 'string' ? given.trim() : '';
        setMissing(code === '');
        if (code !== '' && !busy) onSend(code);
      }}
    >
      <CodeField error={missing ? '인증 코드를 입력해 주세요.' : wrong} />
      <Button type="submit" variant="primary" busy={busy}>
        확인
      </Button>
    </form>
  );
}
