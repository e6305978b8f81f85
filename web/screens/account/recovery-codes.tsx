import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { offerFile } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import styles from './two-factor.module.css';

const HEAD =
  '두 단계 인증 복구 코드. 휴대전화를 쓸 수 없을 때 6자리 숫자 대신 하나씩, 한 번만 쓸 수 있습니다.';

/** Shown once: each code opens the account one time when the phone is gone. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const head = useRef<HTMLHeadingElement>(null);
  // The step before has gone, and the focus with it; what comes next has to be read, so it is not a button.
  useEffect(() => {
    head.current?.focus();
    // The dialog takes it, too, a moment later.
    const again = setTimeout(() => head.current?.focus(), 250);
    return () => clearTimeout(again);
  }, []);
  const copy = () =>
    copyText(codes.join('\n'), {
      done: '복구 코드를 복사했습니다.',
      failed: '복사하지 못했습니다. 코드를 직접 적어 주세요.',
    });
  const save = () =>
    offerFile(new Blob([`${HEAD}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }), '복구_코드.txt');
  return (
    <div className={styles.steps}>
      <h3 ref={head} tabIndex={-1} className={styles.kept}>
        복구 코드를 보관해 주세요
      </h3>
      <p>
        휴대전화를 잃어버리면 이 코드로 로그인해요. 하나를 한 번만 쓸 수 있고, <strong>지금만 보여요.</strong>
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button icon={<Copy aria-hidden size={18} />} onClick={() => void copy()}>
          복사
        </Button>
        <Button icon={<Download aria-hidden size={18} />} onClick={save}>
          파일로 저장
        </Button>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onDone}>
          보관했어요
        </Button>
      </div>
    </div>
  );
}
