import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks before somebody signs out whose answers the server does not have yet. */
export function UnsentDialog({ onLeave, onClose }: { onLeave: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog
      open
      title="아직 서버에 저장하지 못한 답이 있어요"
      confirmLabel="로그아웃"
      cancelLabel="계속 쓰기"
      danger
      onConfirm={onLeave}
      onClose={onClose}
    >
      지금 로그아웃하면 그 답은 이 기기에만 남고, 여기에서 다시 로그인해야 보내지거나 볼 수 있어요. 쓰던 답은
      하루, 제출을 누른 답은 7일 뒤에 지워져요. 인터넷 연결을 확인한 뒤 다시 로그아웃해 보세요.
    </ConfirmDialog>
  );
}
