import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Draft } from '../../../contract/responses.ts';
import { closedByDate } from '../../lib/closed-by-date.ts';
import { copyText } from '../../lib/copy-text.ts';
import { formatDue } from '../../lib/due.ts';
import { notify } from '../../lib/notify.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useUser } from '../session/session-context.ts';
import { answersText, leftover, textsAt } from './leftover.ts';
import styles from './read-only-sheet.module.css';
import { COPIED, refusalOf, refusedText } from './queued-words.ts';
import { useOutbox } from './the-outbox.ts';
import { wordsHere } from './words-here.ts';

interface ClosedSheetProps {
  evaluation: {
    id: string;
    class: { id: string };
    questions: string[];
    hasSubmitted: boolean;
    responseId: string | null;
    due_at: string | null;
    is_closed: boolean;
  };
  serverDraft: Draft | null;
  /** It closed while the student was writing: say so, and bring the focus here. */
  interrupted: boolean;
}

/** The form takes no answers now: why, what to do, and the words that were not submitted in time. */
export function ClosedSheet({ evaluation, serverDraft, interrupted }: ClosedSheetProps) {
  const { id: userId } = useUser();
  const { outbox, entries } = useOutbox();
  const queued = entries.find((one) => one.evaluationId === evaluation.id);
  const { hasSubmitted } = evaluation;
  const find = () => leftover(wordsHere(userId, evaluation.id, queued), serverDraft, hasSubmitted);
  const [left, setLeft] = useState(find);
  const heading = useRef<HTMLHeadingElement>(null);
  const entered = useEffectEvent(() => {
    // The form that stood here has written its last words to the device only now.
    setLeft(find());
    // Pressed in time, it may have arrived without a receipt: the server gives the first one again.
    if (queued?.refused === null) void outbox.flush().then(() => setLeft(find()));
    if (!interrupted) return;
    // Whoever pressed the button has been told already.
    if (!queued) notify.info(hasSubmitted ? '다른 곳에서 이미 제출했어요.' : '쓰는 동안 마감되었어요.');
    heading.current?.focus();
  });
  useEffect(() => entered(), []);
  const refused = queued?.refused ? queued : null;
  const copy = () => {
    if (!left) return;
    const words = answersText(evaluation.questions, left);
    void copyText(refused ? refusedText(refused, words) : words, COPIED);
  };
  const now = serverNow();
  const closedAt =
    evaluation.due_at !== null && closedByDate(evaluation, now)
      ? `${formatDue(evaluation.due_at, now)}에 저절로 마감되었어요. `
      : '';
  return (
    <section className={styles.sheet}>
      <h2 ref={heading} tabIndex={-1}>
        {evaluation.hasSubmitted ? '이미 제출한 자기평가예요' : '마감된 자기평가예요'}
      </h2>
      <p>
        {evaluation.hasSubmitted
          ? '제출한 답은 결과 화면에서 볼 수 있어요.'
          : `${closedAt}더는 제출할 수 없어요.`}
      </p>
      {refused && <p className={styles.why}>{refusalOf(refused)}</p>}
      {!hasSubmitted && (
        <p>
          {left
            ? '선생님께 말씀드려 주세요. 답을 복사해 보낼 수 있고, 다시 열어 주시면 이 답을 그대로 제출할 수 있어요.'
            : '필요하면 선생님께 말씀드려 주세요.'}
        </p>
      )}
      <div className={styles.actions}>
        {left && (
          <Button variant={hasSubmitted ? 'secondary' : 'primary'} onClick={copy}>
            답 복사
          </Button>
        )}
        {evaluation.hasSubmitted && evaluation.responseId ? (
          <ButtonLink to={`/student/evaluations/results/${evaluation.responseId}`} variant="primary">
            결과 보기
          </ButtonLink>
        ) : (
          <ButtonLink to={`/student/classes/${evaluation.class.id}`} variant={left ? 'secondary' : 'primary'}>
            수업으로 돌아가기
          </ButtonLink>
        )}
      </div>
      {left && (
        <>
          <h3>제출하지 못한 답안</h3>
          <ol className={styles.answers}>
            {evaluation.questions.map((question, index) => (
              <li key={`${index}-${question}`}>
                <p>{question}</p>
                {textsAt(left, index).map((text) => (
                  <p key={text} className={styles.answer}>
                    {text}
                  </p>
                ))}
              </li>
            ))}
            {left.answers.teacherRequest.trim() !== '' && (
              <li className={styles.request}>
                <p>선생님께 한마디</p>
                <p className={styles.answer}>{left.answers.teacherRequest}</p>
              </li>
            )}
          </ol>
        </>
      )}
    </section>
  );
}
