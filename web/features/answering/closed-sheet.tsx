import { useState } from 'react';
import type { Draft } from '../../../contract/responses.ts';
import { draftKey, readDraft } from '../../lib/drafts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useUser } from '../session/session-context.ts';
import { restorable } from './answers.ts';
import styles from './closed-sheet.module.css';

interface ClosedSheetProps {
  evaluation: {
    id: string;
    class: { id: string };
    questions: string[];
    hasSubmitted: boolean;
    responseId: string | null;
  };
  serverDraft: Draft | null;
}

/** The form takes no answers now: why, what to do, and the words that were not submitted in time. */
export function ClosedSheet({ evaluation, serverDraft }: ClosedSheetProps) {
  const key = draftKey(useUser().id, evaluation.id);
  const [left] = useState(() => (evaluation.hasSubmitted ? null : restorable(readDraft(key), serverDraft)));
  return (
    <section className={styles.closed}>
      <h2>{evaluation.hasSubmitted ? '이미 제출한 자기평가예요' : '마감된 자기평가예요'}</h2>
      <p>
        {evaluation.hasSubmitted
          ? '제출한 답은 결과 화면에서 볼 수 있어요.'
          : '더는 제출할 수 없어요. 필요하면 선생님께 말씀드려 주세요.'}
      </p>
      {evaluation.hasSubmitted && evaluation.responseId ? (
        <ButtonLink to={`/student/evaluations/results/${evaluation.responseId}`} variant="primary">
          결과 보기
        </ButtonLink>
      ) : (
        <ButtonLink to={`/student/classes/${evaluation.class.id}`} variant="primary">
          수업으로 돌아가기
        </ButtonLink>
      )}
      {left && (
        <>
          <h3>제출하지 못한 답안</h3>
          <ol className={styles.left}>
            {evaluation.questions.map((question, index) => (
              <li key={`${index}-${question}`}>
                <p>{question}</p>
                <p className={styles.answer}>{left.answers.responses[index]?.trim() || '쓰지 않음'}</p>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
