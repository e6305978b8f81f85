import { useEffect, useRef } from 'react';
import type { PublicNotice as Notice } from '../../../contract/notices.ts';
import { loadWrittenFont } from '../../layout/written-font.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import styles from './notice-dialog.module.css';

/** An administrator's notice has a UUID and may hold any letter; those of the product have names. */
function wasWrittenHere(notice: Notice): boolean {
  return /^[0-9a-f]{8}-/.test(notice.id);
}

interface NoticeDialogProps {
  notice: Notice;
  /** `permanent`: never again, whatever its version; otherwise not in this version. */
  onClose: (permanent: boolean) => void;
}

/**
 * The browser's own dialog rather than the kit's: it opens on the first visit of the login page, where the kit's would be
 * a sixth of all that is downloaded.
 */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const never = useRef<HTMLInputElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The browser would begin on the box; the way out is what most people want.
    confirm.current?.focus();
    if (wasWrittenHere(notice)) loadWrittenFont();
  }, [notice]);
  const dismiss = () => onClose(never.current?.checked ?? false);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="notice-title" onClose={dismiss}>
      <h2 id="notice-title">{notice.title}</h2>
      <ul className={styles.lines}>
        {notice.content.map((line, index) => (
          // Lines are written once and never move.
          <li key={`${index + 1}`}>{line}</li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Checkbox ref={never}>다시 보지 않기</Checkbox>
        <Button
          ref={confirm}
          variant="primary"
          onClick={() => {
            dialog.current?.close();
            // The browser tells of it later; whoever leaves the page at once has confirmed all the same.
            dismiss();
          }}
        >
          확인
        </Button>
      </div>
    </dialog>
  );
}
