import { Copy, QrCode as QrIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ClassReply } from '../../../contract/classes.ts';
import { useAct } from '../../lib/act.ts';
import { copyText } from '../../lib/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './class-code.module.css';

const WORDS = {
  done: '참여 코드를 복사했습니다.',
  failed: '복사하지 못했습니다. 코드를 직접 적어 주세요.',
};
/** What draws the picture comes when somebody wants to see it. */
const ClassQr = lazy(async () => ({ default: (await import('./class-qr.tsx')).ClassQr }));

/** The join code, large enough for a projector, with copying and replacing. */
export function ClassCode({ one }: { one: ClassReply }) {
  const [asking, setAsking] = useState(false);
  const [showing, setShowing] = useState(false);
  const replace = useAct('replaceClassCode', {
    invalidates: ['getTaughtClass', 'listTaughtClasses'],
    success: ({ class: changed }) => `새 참여 코드는 ${changed.code}입니다.`,
    failure: '참여 코드를 바꾸지 못했습니다.',
    onSuccess: () => setAsking(false),
    onFailure: () => setAsking(false),
  });
  const { code } = one;
  if (code === null) return null;
  return (
    <section className={styles.code} aria-label="참여 코드">
      <div>
        <p className={styles.label}>참여 코드</p>
        {/* Letter by letter, or a screen reader makes a word of it. */}
        <p className={styles.letters} role="img" aria-label={[...code].join(' ')}>
          {code}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button icon={<Copy aria-hidden size={18} />} onClick={() => void copyText(code, WORDS)}>
          코드 복사
        </Button>
        <Button icon={<QrIcon aria-hidden size={18} />} onClick={() => setShowing(true)}>
          QR 코드
        </Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          새 코드 만들기
        </Button>
      </div>
      <Dialog
        open={showing}
        title={`‘${one.name}’ 참여하기`}
        actions={<Button onClick={() => setShowing(false)}>닫기</Button>}
        onClose={() => setShowing(false)}
      >
        <Suspense fallback={<Skeleton lines={8} />}>
          <ClassQr code={code} />
        </Suspense>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={`‘${one.name}’의 참여 코드를 바꿀까요?`}
        confirmLabel="새 코드 만들기"
        busy={replace.isPending}
        onConfirm={() => replace.mutate({ id: one.id })}
        onClose={() => setAsking(false)}
      >
        지금 코드({code})로는 더 들어올 수 없어요. 이미 참여한 학생은 그대로 있어요.
      </ConfirmDialog>
    </section>
  );
}
