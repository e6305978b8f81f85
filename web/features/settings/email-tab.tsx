import { useState } from 'react';
import { useAct } from '../../lib/act.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useRead } from '../../lib/read.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useUser } from '../session/session-context.ts';
import styles from './settings-fields.module.css';

/** The specification's sentence, and a letter that shows whether mail goes out (decisions.md, "E-mail tab"). */
export function EmailTab() {
  const user = useUser();
  const [to, setTo] = useState(user.email);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data: site } = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY });
  const test = useAct('sendTestMail', {
    failure: '시험 메일을 보내지 못했습니다.',
    shownByScreen: (error) => error.code === 'VALIDATION',
    onFailure: (error) =>
      setRefusal(error instanceof ApiError && error.code === 'VALIDATION' ? error.message : null),
  });
  return (
    <form
      noValidate
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        setRefusal(null);
        if (!test.isPending) test.mutate({ to });
      }}
    >
      <p>이메일 설정은 개발 중입니다.</p>
      {site && (
        <Alert tone={site.mailConfigured ? 'success' : 'info'}>
          {site.mailConfigured
            ? '서버에 메일 서버가 설정되어 있어요. 시험 메일로 확인할 수 있어요.'
            : '아직 메일 서버가 정해져 있지 않아요. 서버를 띄울 때 SMTP_URL로 정하면 비밀번호 찾기 메일을 보낼 수 있어요.'}
        </Alert>
      )}
      <TextField
        label="시험 메일을 받을 주소"
        type="email"
        autoComplete="off"
        value={to}
        error={refusal}
        onChange={(event) => setTo(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={test.isPending}>
          {test.isPending ? '보내는 중' : '시험 메일 보내기'}
        </Button>
      </div>
      {test.data && <Alert tone={test.data.sent ? 'success' : 'danger'}>{test.data.message}</Alert>}
    </form>
  );
}
