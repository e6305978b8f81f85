import { useLeaveBlocker } from '../../lib/use-leave-blocker.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface LeavingWords {
  title: string;
  leave: string;
  stay: string;
  text: string;
}

const UNSAVED: LeavingWords = {
  title: '저장하지 않은 내용이 있어요',
  leave: '저장하지 않고 나가기',
  stay: '계속 고치기',
  text: '지금 나가면 고친 내용이 사라져요.',
};

/** Asks before changes that nobody saved, or whatever `words` say, are left behind, by a link or by closing the tab. */
export function UnsavedGuard({ when, words = UNSAVED }: { when: boolean; words?: LeavingWords }) {
  const blocker = useLeaveBlocker(when);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={words.title}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {words.text}
    </ConfirmDialog>
  );
}
