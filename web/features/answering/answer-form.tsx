import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { Draft } from '../../../contract/responses.ts';
import { LONG_TEXT } from '../../../contract/text.ts';
import { draftKey, removeDraft } from '../../lib/drafts.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useUser } from '../session/session-context.ts';
import styles from './answer-form.module.css';
import { type Answers, answered, firstUnanswered, fitted, isEmpty, noAnswers } from './answers.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DueNotice } from './due-notice.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { type Merged, restorable } from './merge.ts';
import { QuestionField } from './question-field.tsx';
import { QueuedSheet } from './queued-sheet.tsx';
import { RequestField } from './request-field.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { SaveStatus } from './save-status.tsx';
import { useAutosave } from './use-autosave.ts';
import { useSubmission } from './use-submission.ts';
import { readQueued } from './queued.ts';
import { wordsHere } from './words-here.ts';

interface AnswerFormProps {
  evaluation: { id: string; class: { name: string }; questions: string[]; due_at: string | null };
  serverDraft: Draft | null;
  onOpened: () => void;
  /** The form turned out to be closed or submitted meanwhile. */
  onOutdated: () => void;
}

/** Writing, saving and submitting. Whatever happens, what was written stays on this device until it is submitted. */
export function AnswerForm({ evaluation, serverDraft, onOpened, onOutdated }: AnswerFormProps) {
  const { questions } = evaluation;
  const { id: userId } = useUser();
  const key = draftKey(userId, evaluation.id);
  /** Pressed before this page was opened, and not heard of yet. */
  const [pressed] = useState(() => readQueued(userId).find((one) => one.evaluationId === evaluation.id));
  const [offered, setOffered] = useState(() =>
    pressed?.refused === null ? null : restorable(wordsHere(userId, evaluation.id, pressed), serverDraft),
  );
  const [answers, setAnswers] = useState<Answers>(() =>
    pressed?.refused === null ? fitted(pressed, questions.length) : noAnswers(questions.length),
  );
  const [wrong, setWrong] = useState<{ index: number; message: string } | null>(null);
  const [confirming, setConfirming] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const [dueAt, setDueAt] = useState(evaluation.due_at);
  const fields = useRef(new Map<number, HTMLTextAreaElement>());
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<{ merged: Merged; theirs: Draft } | null>(null);
  const isSubmitting = useRef<() => boolean>(() => false);
  const autosave = useAutosave(
    { userId, evaluationId: evaluation.id, key, base: serverDraft },
    {
      onMerged: (merged, from) => {
        setAnswers(fitted(merged, questions.length));
        if (from === 'server') notify.info('다른 곳에서 쓴 내용을 합쳤어요');
      },
      onConflict: (merged, theirs) => {
        setConfirming(false);
        setConflict({ merged, theirs });
      },
      onDueAt: setDueAt,
      // A save that meets this screen's own submission is no news; the submission tells its own end.
      onGone: () => {
        if (!isSubmitting.current()) onOutdated();
      },
    },
  );
  const { state: saveState, change: keep, resolve, save, finish } = autosave;

  useEffect(() => onOpened(), [onOpened]);
  useEffect(() => setDueAt(evaluation.due_at), [evaluation.due_at]);

  const submission = useSubmission({
    evaluation,
    answers,
    autosave,
    onDone: (responseId) => {
      finish();
      // The leave guard must be open before the navigation asks it.
      flushSync(() => setSubmitted(true));
      const receipt = { replace: true, state: { justSubmitted: true } };
      void navigate(`/student/evaluations/results/${responseId}`, receipt);
    },
    onOutdated,
  });
  isSubmitting.current = submission.isBusy;
  const { queued } = submission;

  const latest = useRef(answers);
  latest.current = answers;
  const change = useCallback(
    (next: Answers) => {
      latest.current = next;
      setAnswers(next);
      keep(next);
    },
    [keep],
  );
  const answer = useCallback(
    (index: number, value: string) => {
      if (value.trim() !== '') setWrong((shown) => (shown?.index === index ? null : shown));
      const { responses, teacherRequest } = latest.current;
      change({ responses: responses.map((old, at) => (at === index ? value : old)), teacherRequest });
    },
    [change],
  );
  const ask = useCallback(
    (teacherRequest: string) => change({ ...latest.current, teacherRequest }),
    [change],
  );
  const register = useCallback((index: number, textarea: HTMLTextAreaElement | null) => {
    if (textarea) fields.current.set(index, textarea);
    else fields.current.delete(index);
  }, []);
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
    if (!submission.isBusy()) setConfirming(true);
  };

  if (queued)
    return (
      <>
        <QueuedSheet
          one={queued}
          questions={questions}
          dueAt={dueAt}
          kept={submission.kept}
          sending={submission.sending}
          onRetry={submission.retry}
          onEdit={submission.takeBack}
        />
        <LeaveGuard when={!submission.kept} onLeave={save} />
      </>
    );
  const done = answered(answers);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        askToSubmit();
      }}
    >
      {dueAt !== null && <DueNotice dueAt={dueAt} onSoon={save} onDue={onOutdated} />}
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
            register={register}
            onChange={answer}
          />
        ))}
        <RequestField value={answers.teacherRequest} onChange={ask} />
      </div>
      <div className={styles.foot}>
        <SaveStatus state={saveState} />
        <Button type="submit" variant="primary" busy={submission.pressing}>
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
        busy={submission.pressing}
        onConfirm={() => void submission.press().then(() => setConfirming(false))}
        onClose={() => setConfirming(false)}
      >
        제출한 답은 선생님이 기록문을 쓰기 전, 마감되기 전까지만 취소할 수 있어요.
      </ConfirmDialog>
      <LeaveGuard when={!submitted && !isEmpty(answers)} onLeave={save} />
    </form>
  );
}
