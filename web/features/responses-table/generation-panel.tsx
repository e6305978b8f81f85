import { useEffect, useRef } from 'react';
import type { JobReply } from '../../../contract/jobs.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FailedStudents } from './failed-students.tsx';
import { countAgain, countsOf, stillWaiting, titleOf } from './generation.ts';
import styles from './generation-panel.module.css';
import type { Row } from './rows.ts';
import type { Generation } from './use-generation.ts';

interface GenerationPanelProps {
  generation: Generation;
  rows: readonly Row[];
  /** The texts that wait to be read, this job's among them. */
  unread: { count: number; read: () => void };
}

/** How far the drafts are: the page stays usable meanwhile, and may be closed. */
export function GenerationPanel({ generation, rows, unread }: GenerationPanelProps) {
  const { job, running, away, busy, closed, old, stop, retry, close, reopen } = generation;
  const panel = useRef<HTMLElement>(null);
  const begun = running ? job?.id : undefined;
  // Whoever chose students far down the table would not see that it has begun.
  useEffect(() => {
    if (begun) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [begun]);
  if (!job) return null;
  const waiting = stillWaiting(job, rows).length;
  // Nothing to wait for, to read or to try again: what was done last week is no news.
  if (waiting === 0 && (closed || (old && job.state === 'done' && unread.count === 0))) return null;
  if (closed)
    return (
      <p className={styles.closed}>
        초안을 만들지 못한 학생이 {waiting}명 있어요.
        <Button variant="quiet" onClick={reopen}>
          다시 보기
        </Button>
      </p>
    );
  const failed = job.failed.filter((one) => !one.skipped);
  const skipped = job.failed.filter((one) => one.skipped);
  const reached = job.done + job.failed.length;
  const again = countAgain(job, rows);
  const goesOn = job.again.some((id) => job.failed.every((one) => one.student_id !== id));
  return (
    <section ref={panel} className={styles.panel} aria-label="초안 만들기">
      <div className={styles.head}>
        <p className={styles.title}>{titleOf(job, away)}</p>
        <p className={styles.counts}>{countsOf(job, away)}</p>
      </div>
      <ProgressBar label="초안 만들기" value={reached} max={job.total} />
      <VisuallyHidden role="status">{spokenOf(job, away)}</VisuallyHidden>
      {job.fallbacks.map(({ message, students }) => (
        <p key={message} className={styles.hint}>
          <strong>기본 작성기 {students}명</strong> {message}
        </p>
      ))}
      <FailedStudents failed={failed.map((one) => ({ ...one, key: one.student_id }))} />
      {skipped.length > 0 && (
        <p className={styles.hint}>
          관찰이 없어 건너뛴 {skipped.length}명: {skipped.map((one) => one.name).join(', ')}
        </p>
      )}
      <div className={styles.actions}>
        {running && (
          <p className={styles.hint}>
            {away
              ? '만든 초안은 남아 있어요. 서버가 다시 연결되면 나머지를 이어서 만들어요.'
              : job.state === 'stopping'
                ? '지금 만드는 초안까지만 만들어요.'
                : '이 화면을 닫아도 서버에서 계속 만들어요.'}
          </p>
        )}
        {running ? (
          <Button disabled={busy || away || job.state === 'stopping'} onClick={stop}>
            {job.state === 'stopping' ? '멈추는 중' : '멈추기'}
          </Button>
        ) : (
          <>
            {again > 0 && (
              <Button busy={busy} onClick={retry}>
                {goesOn ? `이어서 만들기 (${again}명)` : `실패한 학생 다시 만들기 (${again}명)`}
              </Button>
            )}
            <Button variant="quiet" onClick={close}>
              닫기
            </Button>
            {unread.count > 0 && (
              <Button variant="primary" onClick={unread.read}>
                확인 전 {unread.count}편 읽기
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** For screen readers: the beginning, each quarter and the end, not every student. */
function spokenOf(job: JobReply, away: boolean): string {
  if (job.finished_at !== null) return `${titleOf(job, away)}. ${countsOf(job, away)}`;
  if (away) return titleOf(job, away);
  const quarters = Math.floor(((job.done + job.failed.length) / job.total) * 4);
  return quarters === 0 ? titleOf(job, away) : `초안 만들기 ${quarters * 25}퍼센트`;
}
