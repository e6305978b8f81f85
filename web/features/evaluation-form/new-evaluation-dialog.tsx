import type { ClassReply } from '../../../contract/classes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { NewEvaluationForm } from './new-evaluation-form.tsx';

interface NewEvaluationDialogProps {
  open: boolean;
  one: ClassReply;
  onClose: () => void;
}

/** Makes a form for a class: the lesson, the suggested questions, and a draft to read once more. */
export function NewEvaluationDialog({ open, one, onClose }: NewEvaluationDialogProps) {
  return (
    <Dialog open={open} size="large" title={`‘${one.name}’ 자기평가지 만들기`} onClose={onClose}>
      {open && <NewEvaluationForm one={one} onClose={onClose} />}
    </Dialog>
  );
}
