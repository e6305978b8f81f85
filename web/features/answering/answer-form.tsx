import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { Draft } from '../../../contract/responses.ts';
import { LONG_TEXT } from '../../../contract/text.ts';
import { useAct } from '../../lib/act.ts';
import { draftKey, readDraft, removeDraft } from '../../lib/drafts.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useUser } from '../session/session-context.ts';
import styles from './answer-form.module.css';
import { type Answers, answered, firstUnanswered, fitted, isEmpty, noAnswers } from './answers.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { type Merged, restorable } from './merge.ts';
import { QuestionField } from './question-field.tsx';
import { RequestField } from './request-field.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { SaveStatus } from './save-status.tsx';
import { useAutosave } from './use-autosave.ts';

interface AnswerFormProps {
  evaluation: { id: string; questions: string[] };
  serverDraft: Draft | null;
  onOpened: () => void;
  /** The form turned out to be closed or submitted meanwhile. */
  onOutdated: () => void;
}

/** Writing, saving and submitting. Whatever happens, what was written stays on this device until it is submitted. */
export function AnswerForm({ evaluation, serverDraft, onOpened, onOutdated }: AnswerFormProps) {
  const { questions } = evaluation;
  const key = draftKey(useUser().id, evaluation.id);
  const [offered, setOffered] = useState(() => restorable(readDraft(key), serverDraft));
  const [answers, setAnswers] = useState<Answers>(() => noAnswers(questions.length));
  const [wrong, setWrong] = useState<{ index: number; message: string } | null>(null);
  const [confirming, setConfirming] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  const fields = useRef(new Map<number, HTMLTextAreaElement>());
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<{ merged: Merged; theirs: Draft } | null>(null);
  /** Two taps before the button is busy are one submission. */
  const sending = useRef(false);
  const autosave = useAutosave(
    { evaluationId: evaluation.id, key, base: serverDraft },
    {
      onMerged: (merged) => {
        setAnswers(fitted(merged, questions.length));
        notify.info('다른 곳에서 쓴 내용을 합쳤어요');
      },
      onConflict: (merged, theirs) => {
        setConfirming(false);
        setConflict({ merged, theirs });
      },
      // A save that meets this screen's own submission is no news; the submission tells its own end.
      onGone: () => {
        if (!sending.current) onOutdated();
      },
    },
  );
  const { state: saveState, change: keep, resolve, save, finish } = autosave;

  useEffect(() => onOpened(), [onOpened]);

  const submit = useAct('submitAnswers', {
    invalidates: [
      'listJoinedClassEvaluations',
      'listAvailableEvaluations',
      'listMyEvaluations',
      'listEvaluationHistory',
    ],
    success: '제출했습니다.',
    failure: '제출하지 못했습니다. 답안은 그대로 남아 있어요.',
    onSuccess: ({ response }) => {
      finish();
      // The leave guard must be open before the navigation asks it.
      flushSync(() => setSubmitting(true));
      void navigate(`/student/evaluations/results/${response.id}`, { replace: true });
    },
    onFailure: (error) => {
      sending.current = false;
      setConfirming(false);
      if (error.code === 'ALREADY_SUBMITTED' || error.code === 'NOT_ACTIVE') onOutdated();
    },
  });

  const change = useCallback(
    (next: Answers) => {
      setAnswers(next);
      keep(next);
    },
    [keep],
  );
  const pointAt = (index: number, message: string) => {
    setWrong({ index, message });
    notify.error(message);
    fields.current.get(index)?.focus();
  };
  const askToSubmit = () => {
    const blank = firstUnanswered(answers);
    if (blank >= 0) return pointAt(blank, `${blank + 1}번 문항에 답해 주세요.`);
    const long = answers.responses.findIndex((answer) => answer.length > LONG_TEXT);
    if (long >= 0) return pointAt(long, `${long + 1}번 문항의 답이 너무 길어요.`);
    setWrong(null);
    if (!sending.current) setConfirming(true);
  };

  const done = answered(answers);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        askToSubmit();
      }}
    >
      <div className={styles.progress}>
        <ProgressBar label="답한 문항" value={done} max={questions.length} />
        <p aria-live="polite">
          {questions.length}문항 중 {done}문항
        </p>
      </div>
      <div className={styles.questions}>
        {questions.map((question, index) => (
          <QuestionField
            // A form's questions never change once it is distributed; their place is their name.
            key={`${index}-${question}`}
            index={index}
            question={question}
            value={answers.responses[index] ?? ''}
            error={wrong?.index === index ? wrong.message : null}
            register={(textarea) => {
              if (textarea) fields.current.set(index, textarea);
              else fields.current.delete(index);
            }}
            onChange={(value) => {
              if (wrong?.index === index && value.trim() !== '') setWrong(null);
              change({
                ...answers,
                responses: answers.responses.map((old, at) => (at === index ? value : old)),
              });
            }}
          />
        ))}
        <RequestField
          value={answers.teacherRequest}
          onChange={(teacherRequest) => change({ ...answers, teacherRequest })}
        />
      </div>
      <div className={styles.foot}>
        <SaveStatus state={saveState} />
        <Button type="submit" variant="primary" busy={submit.isPending}>
          제출하기
        </Button>
      </div>

      {offered && (
        <RestoreDialog
          found={offered}
          onRestore={(draft) => {
            setOffered(null);
            change(fitted(draft, questions.length));
          }}
          onStartNew={() => {
            removeDraft(key);
            setOffered(null);
          }}
        />
      )}
      {conflict && (
        <ConflictDialog
          merged={conflict.merged}
          onDecide={(decided) => {
            setConflict(null);
            const next = fitted(decided, questions.length);
            setAnswers(next);
            resolve(next, conflict.theirs);
          }}
        />
      )}
      <ConfirmDialog
        open={confirming}
        title="자기평가를 제출할까요?"
        confirmLabel="제출하기"
        busy={submit.isPending}
        onConfirm={() => {
          if (sending.current) return;
          sending.current = true;
          submit.mutate({
            id: evaluation.id,
            responses: [...answers.responses],
            teacherRequest: answers.teacherRequest,
          });
        }}
        onClose={() => setConfirming(false)}
      >
        제출한 답은 선생님이 기록문을 쓰기 전, 마감되기 전까지만 취소할 수 있어요.
      </ConfirmDialog>
      <LeaveGuard when={!submitting && !isEmpty(answers)} onLeave={save} />
    </form>
  );
}
