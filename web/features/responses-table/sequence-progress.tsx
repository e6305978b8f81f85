import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { FailedStudents } from './failed-students.tsx';
import type { Job, Progress } from './sequence.ts';
import styles from './sequence-progress.module.css';

interface SequenceProgressProps<J extends Job> {
  progress: Progress<J>;
  /** `공개`: what is being done. */
  label: string;
  onStop: () => void;
  /** Those that failed, or were not reached, once more. */
  onAgain: (jobs: readonly J[]) => void;
  onClose: () => void;
}

/** Work on many students: how far it is, who failed and why, stopping and going on. */
export function SequenceProgress<J extends Job>(props: SequenceProgressProps<J>) {
  const { progress, label, onStop, onAgain, onClose } = props;
  const { phase, total, done, failed, left, current } = progress;
  const close = useRef<HTMLButtonElement>(null);
  const over = phase !== 'running';
  useEffect(() => {
    // The button that stopped the work is gone, and the keyboard with it.
    if (over) close.current?.focus();
  }, [over]);
  const again = [...failed.map((failure) => failure.job), ...left];
  return (
    <div className={styles.progress}>
      <ProgressBar label={label} value={total - left.length} max={total} />
      <p role="status">
        {phase === 'running' ? `${total}명 중 ${total - left.length}명 · ${current ?? ''}` : ''}
        {phase === 'done' && `${total}명 중 ${done}명을 마쳤어요.`}
        {phase === 'stopped' && `멈췄어요. ${done}명을 마쳤고 ${left.length}명이 남았어요.`}
        {failed.length > 0 && ` ${phase === 'running' ? '· 실패' : '실패'} ${failed.length}명`}
      </p>
      <FailedStudents
        failed={failed.map(({ job, message }) => ({ key: job.key, name: job.name, message }))}
      />
      <DialogActions>
        {phase === 'running' ? (
          <Button onClick={onStop}>멈추기</Button>
        ) : (
          <>
            {again.length > 0 && (
              <Button onClick={() => onAgain(again)}>
                {left.length > 0
                  ? `이어서 하기 (${again.length}명)`
                  : `실패한 학생 다시 시도 (${again.length}명)`}
              </Button>
            )}
            <Button ref={close} variant="primary" onClick={onClose}>
              닫기
            </Button>
          </>
        )}
      </DialogActions>
    </div>
  );
}
