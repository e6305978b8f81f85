import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { NameList } from '../../ui/name-list.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ModelShare } from '../remark-editor/model-share.tsx';
import { estimateWords, planGeneration } from './generation.ts';
import type { Row } from './rows.ts';
import styles from './sequence-progress.module.css';
import type { Generation } from './use-generation.ts';

interface GenerateDialogProps {
  generation: Generation;
  /** The selected students, fixed while the dialog is open; null while it is closed. */
  selected: readonly Row[] | null;
  /** Who is about to be ordered. */
  onOrdered: (keys: readonly string[]) => void;
  /** The server has taken the order. */
  onStarted: (keys: readonly string[]) => void;
  onClose: () => void;
}

/** Before first drafts are ordered: who gets one, who does not and why, and how long it takes. */
export function GenerateDialog(props: GenerateDialogProps) {
  const { generation, selected, onOrdered, onStarted, onClose } = props;
  return (
    <Dialog open={selected !== null} title="선택한 학생의 초안 만들기" onClose={onClose}>
      {selected && (
        <Plan
          selected={selected}
          busy={generation.busy}
          onStart={(order) => {
            onOrdered(order.studentIds);
            generation.start(order, () => {
              onStarted(order.studentIds);
              onClose();
            });
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface PlanProps {
  selected: readonly Row[];
  busy: boolean;
  onStart: (order: { studentIds: string[]; observation?: string }) => void;
  onClose: () => void;
}

const names = (rows: readonly Row[]) => rows.map((row) => row.name);

function Plan({ selected, busy, onStart, onClose }: PlanProps) {
  // Whoever selected only students with a remark means them.
  const [again, setAgain] = useState(selected.every((row) => row.written));
  const [shared, setShared] = useState('');
  const { students, unanswered, unobserved, written } = planGeneration(selected, { again, shared });
  const start = () =>
    onStart({
      studentIds: students.map((row) => row.key),
      ...(shared.trim() === '' ? {} : { observation: shared }),
    });
  const couldShare = selected.some((row) => !row.observed && row.submitted);
  return (
    <div className={styles.progress}>
      <p>
        {students.length > 0
          ? `${students.length}명의 초안을 서버에서 만들어요. ${estimateWords(students.length)}, 그동안 다른 일을 해도 돼요.`
          : written.length > 0
            ? '초안을 새로 만들 학생이 없어요.'
            : '초안을 만들 수 있는 학생이 없어요.'}
      </p>
      <ModelShare drafts={students.length} />
      {unanswered.length > 0 && (
        <NameList title={`답 없이 관찰만으로 쓰는 ${unanswered.length}명`} names={names(unanswered)} />
      )}
      {unobserved.length > 0 && (
        <NameList title={`관찰이 없어 건너뛰는 ${unobserved.length}명`} names={names(unobserved)} />
      )}
      {couldShare && (
        <TextArea
          label="관찰이 없는 학생에게 함께 쓸 관찰 (선택)"
          hint="제출한 학생에게만 쓰여요. 그 학생을 직접 본 내용이 아니면 비워 두세요."
          rows={2}
          maxLength={5000}
          value={shared}
          onChange={(event) => setShared(event.target.value)}
        />
      )}
      {written.length > 0 && (
        <Checkbox
          checked={again}
          hint="지금 글은 ‘이전 판’에 남고, 공개한 기록문은 다시 공개할 때까지 보이지 않아요."
          onChange={(event) => setAgain(event.target.checked)}
        >
          이미 기록문이 있는 {written.length}명도 다시 만들기
        </Checkbox>
      )}
      <DialogActions>
        <Button onClick={onClose}>취소</Button>
        <Button variant="primary" busy={busy} disabled={students.length === 0} onClick={start}>
          {students.length > 0 ? `${students.length}명 초안 만들기` : '초안 만들기'}
        </Button>
      </DialogActions>
    </div>
  );
}
