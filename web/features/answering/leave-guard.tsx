import { useLeaveBlocker } from '../../lib/use-leave-blocker.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks before a half-written sheet is left, by a link or by closing the tab. */
export function LeaveGuard({ when, onLeave }: { when: boolean; onLeave: () => Promise<void> }) {
  const blocker = useLeaveBlocker(when);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="아직 제출하지 않았어요"
      confirmLabel="나가기"
      cancelLabel="계속 쓰기"
      onConfirm={() => {
        void onLeave();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    >
      지금 나가도 쓴 답은 저장돼요. 나중에 이어서 쓸 수 있어요.
    </ConfirmDialog>
  );
}
