import { useState } from 'react';
import { offerFile } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { UnsavedGuard } from '../settings/unsaved-guard.tsx';
import styles from './import-done.module.css';
import { given, type Made, passwordSheet } from './import-sheet.ts';
import { LEAVING } from './leaving-words.ts';

/** The accounts are there; their passwords are handed out here, and nowhere else. */
export function ImportDone({ made: { users, repeated }, onAgain }: { made: Made; onAgain: () => void }) {
  const [taken, setTaken] = useState(false);
  const take = async () => {
    try {
      offerFile(await passwordSheet(users), '임시_비밀번호.xlsx');
      setTaken(true);
    } catch {
      notify.error('엑셀 파일을 만들지 못했습니다. 다시 시도해 주세요.');
    }
  };
  return (
    <>
      <UnsavedGuard when={!taken} words={LEAVING} />
      <Alert tone="success">
        {given(users).length.toLocaleString('ko')}명의 {repeated ? '임시 비밀번호를 새로' : '계정을'}{' '}
        만들었어요. 임시 비밀번호는 이 화면을 떠나면 다시 볼 수 없으니 지금 내려받아 주세요. 처음 로그인하면
        비밀번호를 바꾸고 약관에 동의해요.
      </Alert>
      <div className={styles.actions}>
        <Button variant="primary" size="large" onClick={() => void take()}>
          {taken ? '임시 비밀번호 엑셀 다시 내려받기' : '임시 비밀번호 엑셀 내려받기'}
        </Button>
        <ButtonLink to="/admin/users" size="large">
          사용자 목록으로
        </ButtonLink>
        {taken && (
          <Button size="large" variant="quiet" onClick={onAgain}>
            다른 파일로 더 만들기
          </Button>
        )}
      </div>
    </>
  );
}
