import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Answers } from './answers.ts';
import { ConflictChoices } from './conflict-choices.tsx';
import { type Conflict, type Merged, withTheirs } from './merge.ts';

/** While writing: another device or tab answered the same question. This screen's text is offered first. */
export function ConflictDialog({
  merged,
  onDecide,
}: {
  merged: Merged;
  onDecide: (answers: Answers) => void;
}) {
  const [chosen, setChosen] = useState<ReadonlySet<Conflict['at']>>(() => new Set());
  return (
    <Dialog open blocking title="다른 곳에서도 같은 문항을 썼어요">
      <p>남길 답을 골라 주세요. 고르지 않은 답은 지워져요.</p>
      <ConflictChoices conflicts={merged.conflicts} chosen={chosen} onChoose={setChosen} />
      <DialogActions>
        <Button variant="primary" onClick={() => onDecide(withTheirs(merged, chosen))}>
          고른 답으로 이어서 쓰기
        </Button>
      </DialogActions>
    </Dialog>
  );
}
