import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Draft } from '../../../contract/responses.ts';
import { draftKey, readDraft } from '../../lib/drafts.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useUser } from '../session/session-context.ts';
import { answersText, leftover, textsAt } from './leftover.ts';
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
  /** It closed while the student was writing: say so, and bring the focus here. */
  interrupted: boolean;
}

/** The form takes no answers now: why, what to do, and the words that were not submitted in time. */
export function ClosedSheet({ evaluation, serverDraft, interrupted }: ClosedSheetProps) {
  const key = draftKey(useUser().id, evaluation.id);
  const { hasSubmitted } = evaluation;
  const find = () => leftover(readDraft(key), serverDraft, hasSubmitted);
  const [left, setLeft] = useState(find);
  const heading = useRef<HTMLHeadingElement>(null);
  const entered = useEffectEvent(() => {
    // The form that stood here has written its last words to the device only now.
    setLeft(find());
    if (!interrupted) return;
    notify.info(hasSubmitted ? '다른 곳에서 이미 제출했어요.' : '쓰는 동안 마감되었어요.');
    heading.current?.focus();
  });
  useEffect(() => entered(), []);
  const copy = async () => {
    if (!left) return;
    try {
      await navigator.clipboard.writeText(answersText(evaluation.questions, left));
      notify.success('답을 복사했습니다.');
    } catch {
      notify.error('복사하지 못했습니다. 직접 선택해 복사해 주세요.');
    }
  };
  return (
    <section className={styles.closed}>
      <h2 ref={heading} tabIndex={-1}>
        {evaluation.hasSubmitted ? '이미 제출한 자기평가예요' : '마감된 자기평가예요'}
      </h2>
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
          <Button onClick={() => void copy()}>답 복사</Button>
          <ol className={styles.left}>
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
          </ol>
        </>
      )}
    </section>
  );
}
