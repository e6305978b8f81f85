import { useEffect, useRef } from 'react';
import { formatDue } from '../../lib/due.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import type { Queued } from './queued.ts';
import { pressedTime } from './queued-words.ts';
import styles from './read-only-sheet.module.css';

interface QueuedSheetProps {
  one: Queued;
  questions: readonly string[];
  /** When the form closes by itself, ISO 8601. */
  dueAt: string | null;
  /** It would survive a closed tab. */
  kept: boolean;
  sending: boolean;
  onRetry: () => void;
  /** Takes it back, to go on writing. */
  onEdit: () => void;
}

/** In place of the form: submitted here, and on its way to the server. */
export function QueuedSheet({ one, questions, dueAt, kept, sending, onRetry, onEdit }: QueuedSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.sheet}>
      <h2 ref={heading} tabIndex={-1}>
        제출을 기다리고 있어요
      </h2>
      <p>
        {pressedTime(one)}에 제출을 눌렀어요. 서버에 연결되면 저절로 제출되고 접수 번호가 나와요.{' '}
        {kept
          ? '화면을 닫아도 답은 이 기기에 남아요. 이 기기에서 다시 로그인하면 이어서 보내요.'
          : '이 브라우저는 답을 보관하지 못해요. 제출될 때까지 이 화면을 닫지 마세요.'}
      </p>
      <p>
        <strong>{dueAt === null ? '마감되기 전에' : `${formatDue(dueAt, serverNow())} 마감 전에`}</strong>{' '}
        서버에 닿아야 제출돼요. 인터넷이 되는 곳으로 옮겨 보세요.
      </p>
      <p className={styles.state} role="status">
        {sending ? '서버에 보내는 중' : '아직 서버에 닿지 않았어요. 곧 다시 보내요.'}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" busy={sending} onClick={onRetry}>
          지금 보내기
        </Button>
        <Button aria-disabled={sending} onClick={() => !sending && onEdit()}>
          제출하지 않고 고쳐 쓰기
        </Button>
      </div>
      <h3>제출할 답</h3>
      <ol className={styles.answers}>
        {questions.map((question, index) => (
          <li key={`${index}-${question}`}>
            <p>{question}</p>
            <p className={styles.answer}>{one.responses[index]}</p>
          </li>
        ))}
      </ol>
      {one.teacherRequest.trim() !== '' && (
        <>
          <h3>선생님께 한마디</h3>
          <p className={styles.answer}>{one.teacherRequest}</p>
        </>
      )}
    </section>
  );
}
