import { useState } from 'react';
import { formatSaveTime } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type Answers, answered } from './answers.ts';
import { ConflictChoices } from './conflict-choices.tsx';
import { type Conflict, type Restorable, withTheirs } from './merge.ts';

interface RestoreDialogProps {
  found: Restorable;
  onRestore: (answers: Answers) => void;
  onStartNew: () => void;
}

const PLACES = { server: '서버에', device: '이 기기에', both: '이 기기와 서버에' } as const;

/** On return: go on with what was written, or start anew. There is no third way out of it. */
export function RestoreDialog({ found, onRestore, onStartNew }: RestoreDialogProps) {
  const { conflicts, newer } = found;
  const [discarding, setDiscarding] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<Conflict['at']>>(
    () => new Set(newer === 'theirs' ? conflicts.map(({ at }) => at) : []),
  );
  const count = answered(found.answers);
  if (discarding)
    return (
      <Dialog open blocking title="처음부터 새로 쓸까요?">
        <p>앞서 쓴 {count > 0 ? `답 ${count}개가` : '한마디가'} 지워져요. 되돌릴 수 없어요.</p>
        <DialogActions>
          <Button variant="secondary" onClick={() => setDiscarding(false)} autoFocus>
            돌아가기
          </Button>
          <Button variant="danger" onClick={onStartNew}>
            지우고 새로 쓰기
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <Dialog open blocking title="이어서 쓸까요?">
      <p>
        {formatSaveTime(found.savedAt)}에 {PLACES[found.where]} 저장한 답안이 있어요. {count}문항에 답했어요.
        {conflicts.length > 0 && ' 두 곳에서 다르게 쓴 문항은 남길 답을 골라 주세요.'}
      </p>
      {conflicts.length > 0 && <ConflictChoices conflicts={conflicts} chosen={chosen} onChoose={setChosen} />}
      <DialogActions>
        <Button variant="secondary" onClick={() => setDiscarding(true)}>
          새로 쓰기
        </Button>
        <Button variant="primary" onClick={() => onRestore(withTheirs(found, chosen))} autoFocus>
          이어서 쓰기
        </Button>
      </DialogActions>
    </Dialog>
  );
}
