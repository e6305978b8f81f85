import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { estimateMinutes, type GenerationJob, planGeneration } from './generation.ts';
import { putResponse } from './response-cache.ts';
import type { Row } from './rows.ts';
import { SequenceProgress } from './sequence-progress.tsx';
import styles from './sequence-progress.module.css';
import { useSequence } from './use-sequence.ts';
import { useQueryClient } from '@tanstack/react-query';

interface GenerateDialogProps {
  evaluationId: string;
  /** The selected students, fixed while the dialog is open; null while it is closed. */
  selected: readonly Row[] | null;
  onClose: () => void;
}

/** First drafts for the selected students: who gets one, how long it takes, then one after another. */
export function GenerateDialog({ evaluationId, selected, onClose }: GenerateDialogProps) {
  const cache = useQueryClient();
  const sequence = useSequence<GenerationJob>(async ({ key, responseId, observation }) => {
    let id = responseId;
    if (id === null) {
      const { response } = await call('observeStudent', { id: evaluationId, studentId: key, observation });
      id = response.id;
    }
    const { response } = await call('evaluateResponse', { id, observation });
    putResponse(cache, evaluationId, response);
  }, '기록문 초안을 만들지 못했습니다.');
  const close = () => {
    if (sequence.running) return;
    sequence.reset();
    onClose();
  };
  return (
    <Dialog
      open={selected !== null}
      blocking={sequence.running}
      title="선택한 학생의 초안 만들기"
      onClose={close}
    >
      {sequence.progress ? (
        <SequenceProgress
          progress={sequence.progress}
          label="초안 만들기"
          onStop={sequence.stop}
          onAgain={(jobs) => void sequence.start(jobs)}
          onClose={close}
        />
      ) : (
        selected && <Plan selected={selected} onStart={(jobs) => void sequence.start(jobs)} onClose={close} />
      )}
    </Dialog>
  );
}

interface PlanProps {
  selected: readonly Row[];
  onStart: (jobs: readonly GenerationJob[]) => void;
  onClose: () => void;
}

const names = (rows: readonly Row[]) => rows.map((row) => row.name).join(', ');

function Plan({ selected, onStart, onClose }: PlanProps) {
  // Whoever selected only students with a remark means them.
  const [again, setAgain] = useState(selected.every((row) => row.written));
  const [shared, setShared] = useState('');
  const { jobs, unobserved, written } = planGeneration(selected, { again, shared });
  const couldShare = selected.some((row) => !row.observed && row.submitted);
  return (
    <div className={styles.progress}>
      <p>
        {jobs.length > 0
          ? `${jobs.length}명의 초안을 한 명씩 만들어요. 약 ${estimateMinutes(jobs.length)}분 걸려요.`
          : '초안을 만들 수 있는 학생이 없어요.'}
      </p>
      {unobserved.length > 0 && (
        <p>
          <strong>관찰이 없어 건너뛰는 {unobserved.length}명</strong> {names(unobserved)}
        </p>
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
      <div className={styles.actions}>
        <Button onClick={onClose}>취소</Button>
        <Button variant="primary" disabled={jobs.length === 0} onClick={() => onStart(jobs)}>
          {jobs.length > 0 ? `${jobs.length}명 초안 만들기` : '초안 만들기'}
        </Button>
      </div>
    </div>
  );
}
