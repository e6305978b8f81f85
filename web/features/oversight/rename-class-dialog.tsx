import type { ClassReply } from '../../../contract/classes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RenameClassForm } from './rename-class-form.tsx';

/** Changes the name of somebody's class. */
export function RenameClassDialog({ one, onClose }: { one: ClassReply | null; onClose: () => void }) {
  return (
    <Dialog
      open={one !== null}
      title="수업 이름 고치기"
      description="교사와 학생의 화면에서도 바로 바뀌어요."
      onClose={onClose}
    >
      {one && <RenameClassForm one={one} onClose={onClose} />}
    </Dialog>
  );
}
