import { copyText } from '../../lib/copy-text.ts';
import styles from './temp-password-toast.module.css';

/** A temporary password for the ten seconds in which it can be copied. */
export function TempPasswordToast({ name, password }: { name: string; password: string }) {
  return (
    <div className={styles.toast}>
      <p>‘{name}’ 사용자의 임시 비밀번호예요. 다음에 로그인하면 바꿔야 해요.</p>
      <p className={styles.line}>
        <code>{password}</code>
        <button
          type="button"
          onClick={() =>
            void copyText(password, {
              done: '임시 비밀번호를 복사했습니다.',
              failed: '복사하지 못했습니다. 직접 적어 주세요.',
            })
          }
        >
          복사
        </button>
      </p>
    </div>
  );
}
