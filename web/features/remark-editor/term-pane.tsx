import { memo, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import styles from './answers-pane.module.css';
import { LitText } from './lit-text.tsx';
import { litSpans, type ProvenanceSource } from './provenance.ts';
import type { TermPart, TermSources } from './term-sources.ts';

interface TermPaneProps {
  sources: TermSources;
  lit: readonly ProvenanceSource[];
  /** Whether there is a text that another would replace. */
  written: boolean;
  studentName: string;
  onStart: (responseId: string) => void;
}

/** What a term remark is written from: form by form what the student answered and the teacher saw. */
export const TermPane = memo(function TermPane(props: TermPaneProps) {
  const { sources, lit, written, studentName, onStart } = props;
  const [asked, setAsked] = useState<{ responseId: string; name: string } | null>(null);
  const { forms, names, parts } = sources;
  const start = (responseId: string, name: string) =>
    written ? setAsked({ responseId, name }) : onStart(responseId);
  return (
    <section className={styles.pane} aria-labelledby="answers-title">
      <div className={styles.head}>
        <h3 id="answers-title">자기평가지 {forms.length}개</h3>
      </div>
      {parts.size === 0 && (
        <Alert tone="waiting">
          아직 답한 자기평가지가 없어요. 교사 관찰을 적으면 그것만으로도 초안을 만들 수 있어요.
        </Alert>
      )}
      {forms.map((form, index) => {
        const part = parts.get(form.id);
        const name = names.get(form.id) ?? '';
        return (
          <section key={form.id} className={styles.form} aria-label={`${index + 1}. ${name}`}>
            <div className={styles.formHead}>
              <h4>
                <span aria-hidden>{index + 1}</span> {name}
              </h4>
              {part?.final_evaluation && (
                <Button
                  variant="quiet"
                  aria-label={`‘${name}’ 기록문으로 시작`}
                  onClick={() => start(part.response_id, name)}
                >
                  이 기록문으로 시작
                </Button>
              )}
              <ButtonLink
                variant="quiet"
                to={`/teacher/evaluations/${form.id}/responses`}
                aria-label={`‘${name}’ 기록문 화면 열기`}
              >
                열기
              </ButtonLink>
            </div>
            {part ? (
              <Part part={part} questions={form.questions} lit={lit} />
            ) : (
              <p className={styles.note}>제출한 답도 교사 관찰도 없어요.</p>
            )}
          </section>
        );
      })}
      <ConfirmDialog
        open={asked !== null}
        title={`${studentName} 학생의 학기 기록문을 바꿀까요?`}
        confirmLabel="이 기록문으로 시작"
        onConfirm={() => {
          if (asked) onStart(asked.responseId);
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      >
        지금 글은 ‘{asked?.name}’의 기록문으로 바뀌어요. 바뀌기 전의 글은 ‘이전 판’에 남아 있어 되돌릴 수
        있어요.
      </ConfirmDialog>
    </section>
  );
});

interface PartProps {
  part: TermPart;
  questions: readonly string[];
  lit: readonly ProvenanceSource[];
}

function Part({ part, questions, lit }: PartProps) {
  const { answers, observation, edited, evaluation_id: form } = part;
  const settled = part.settled ? part.final_evaluation : null;
  return (
    <>
      {settled !== null && (
        <div className={styles.request}>
          <h5>확인했거나 고친 기록문</h5>
          <p className={styles.answer}>
            <LitText text={settled} spans={litSpans(lit, 'remark', 0, settled, form)} />
          </p>
          <p className={styles.note}>이 자기평가지는 아래 답이 아니라 이 글에서 초안을 만들어요.</p>
        </div>
      )}
      {observation?.trim() && (
        <div className={styles.request}>
          <h5>교사 관찰</h5>
          <p className={styles.answer}>
            <LitText text={observation} spans={litSpans(lit, 'observation', 0, observation, form)} />
          </p>
        </div>
      )}
      {answers === null ? (
        <p className={styles.note}>제출하지 않았어요.</p>
      ) : (
        <>
          {edited && <p className={styles.note}>선생님이 고쳐 쓴 답이에요. 고치려면 ‘열기’를 눌러 주세요.</p>}
          <ol className={styles.list}>
            {answers.map((answer, index) => (
              <li key={`${index} ${questions[index]}`}>
                <p className={styles.question}>
                  <span aria-hidden>{index + 1}</span> {questions[index]}
                </p>
                <p className={styles.answer}>
                  <LitText text={answer} spans={litSpans(lit, 'answer', index, answer, form)} />
                </p>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
