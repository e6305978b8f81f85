import { Copy } from 'lucide-react';
import { copyText } from '../../lib/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { joinLink } from '../classes-shared/join-code.ts';
import styles from './class-qr.module.css';

const WORDS = {
  done: '참여 링크를 복사했습니다.',
  failed: '복사하지 못했습니다. 주소를 직접 적어 주세요.',
};

/** The join link as a picture for phones, as text for everybody else. */
export function ClassQr({ code }: { code: string }) {
  const link = joinLink(code);
  return (
    <div className={styles.qr}>
      <div className={styles.picture}>
        <QrCode text={link} label={`참여 링크 ${link}의 QR 코드`} />
      </div>
      <p className={styles.code}>{code}</p>
      <p className={styles.link}>{link}</p>
      <Button icon={<Copy aria-hidden size={18} />} onClick={() => void copyText(link, WORDS)}>
        링크 복사
      </Button>
    </div>
  );
}
