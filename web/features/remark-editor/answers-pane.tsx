import { memo, useState } from 'react';
import type { ResponseReply } from '../../../contract/responses.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './answers-pane.module.css';
import { tooLong } from './too-long.ts';
import { LitText } from './lit-text.tsx';
import { litSpans, type ProvenanceSource } from './provenance.ts';

interface AnswersPaneProps {
  questions: readonly string[];
  response: ResponseReply;
  /** As they stand on screen, saved or not; null where the student submitted nothing. */
  answers: readonly string[] | null;
  /** A draft is being written from them. */
  locked: boolean;
  onAnswers: (answers: string[]) => void;
  lit: readonly ProvenanceSource[];
}

/**
 * The questions with the student's answers. The teacher's edits lie over them; the student's own never change.
 * Kept as it is while the teacher types on the other side.
 */
export const AnswersPane = memo(function AnswersPane(props: AnswersPaneProps) {
  const { questions, response, answers, locked, onAnswers, lit } = props;
  const [editing, setEditing] = useState(false);
  const own = response.responses;
  return (
    <section className={styles.pane} aria-labelledby="answers-title">
      <div className={styles.head}>
        <h3 id="answers-title">학생의 답</h3>
        {answers && (
          <Button variant="quiet" aria-pressed={editing} onClick={() => setEditing(!editing)}>
            {editing ? '읽기' : '답 고쳐 쓰기'}
          </Button>
        )}
      </div>
      {editing && (
        <p className={styles.note}>
          학생이 쓴 답은 그대로 남고, 고친 답은 기록문을 만들 때와 엑셀에만 쓰여요.
        </p>
      )}
      {answers === null && (
        <Alert tone="waiting">아직 제출하지 않았어요. 교사 관찰만으로도 초안을 만들 수 있어요.</Alert>
      )}
      <ol className={styles.list}>
        {questions.map((question, index) => {
          const answer = answers?.[index] ?? '';
          const edited = own !== null && answer !== own[index];
          return (
            <li key={`${index} ${question}`}>
              <p className={styles.question}>
                <span aria-hidden>{index + 1}</span> {question}
              </p>
              {answers && editing ? (
                <TextArea
                  label={<VisuallyHidden>{index + 1}번 답</VisuallyHidden>}
                  rows={3}
                  readOnly={locked}
                  error={tooLong(answer)}
                  value={answer}
                  onChange={(event) =>
                    onAnswers(answers.map((text, at) => (at === index ? event.target.value : text)))
                  }
                />
              ) : (
                answers && (
                  <p className={styles.answer}>
                    <LitText text={answer} spans={litSpans(lit, 'answer', index, answer)} />
                  </p>
                )
              )}
              {edited && (
                <details className={styles.own}>
                  <summary>고쳐 쓴 답이에요. 학생이 쓴 답 보기</summary>
                  <p>{own[index]}</p>
                  {editing && !locked && (
                    <Button
                      variant="quiet"
                      onClick={() =>
                        onAnswers(
                          (answers ?? []).map((text, at) => (at === index ? (own[index] ?? '') : text)),
                        )
                      }
                    >
                      학생이 쓴 답으로 되돌리기
                    </Button>
                  )}
                </details>
              )}
            </li>
          );
        })}
      </ol>
      {response.teacher_request && (
        <div className={styles.request}>
          <h4>선생님께 한마디</h4>
          <p>{response.teacher_request}</p>
          <p className={styles.note}>기록문을 만드는 데에는 쓰이지 않아요.</p>
        </div>
      )}
    </section>
  );
});
