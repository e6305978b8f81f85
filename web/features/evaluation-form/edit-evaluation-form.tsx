import { useRef, useState } from 'react';
import type { EvaluationReply } from '../../../contract/evaluations.ts';
import { useAct } from '../../lib/act.ts';
import { formatSaveTime } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { useUser } from '../session/session-context.ts';
import { formDraftKey } from './form-draft.ts';
import { CONTENT_MISSING, type Lesson, lessonInput } from './lesson.ts';
import { LessonFields } from './lesson-fields.tsx';
import styles from './new-evaluation-form.module.css';
import { focusBlank, QuestionEditor } from './question-editor.tsx';
import { toEdited, toTexts } from './question-list.ts';
import { useFormDraft } from './use-form-draft.ts';
import { type ListChange, useQuestionSuggestions } from './use-question-suggestions.ts';

function lessonOf(form: EvaluationReply): Lesson {
  return {
    type: form.type,
    achievement_standard: form.achievement_standard ?? '',
    class_content: form.class_content,
    other_notes: form.other_notes ?? '',
    questionCount: form.questions.length,
  };
}

/** The edit mode of a draft: its lesson and its questions. The type stays what it was. */
export function EditEvaluationForm({ form, onClose }: { form: EvaluationReply; onClose: () => void }) {
  const key = formDraftKey(useUser().id, form.class_id, form.id);
  const [lesson, setLesson] = useState(() => lessonOf(form));
  const [questions, setQuestions] = useState(() => toEdited(form.questions));
  const [touched, setTouched] = useState(false);
  const [tried, setTried] = useState(false);
  const content = useRef<HTMLTextAreaElement>(null);
  const suggestions = useQuestionSuggestions(form.class.creative_type);
  const { found, forget } = useFormDraft(key, touched ? { ...lesson, questions: toTexts(questions) } : null);
  const [restored, setRestored] = useState(false);
  if (found && !restored) {
    setRestored(true);
    setTouched(true);
    setLesson({ ...found, type: form.type });
    setQuestions(toEdited(found.questions));
  }
  const update = useAct('updateEvaluation', {
    invalidates: ['getTaughtEvaluation', 'listClassEvaluations', 'listTaughtEvaluations'],
    success: '자기평가지를 저장했습니다.',
    failure: '자기평가지를 저장하지 못했습니다.',
    onSuccess: () => {
      forget();
      onClose();
    },
  });
  const contentMissing = lesson.class_content.trim() === '';
  const changeQuestions = (next: ListChange) => {
    setQuestions(next);
    setTouched(true);
  };
  const save = () => {
    setTried(true);
    if (contentMissing) content.current?.focus();
    if (contentMissing || focusBlank(questions)) return;
    update.mutate({ id: form.id, ...lessonInput(lesson), questions: toTexts(questions) });
  };
  const giveUp = () => {
    forget();
    onClose();
  };
  return (
    <div className={styles.form}>
      {found && (
        <p className={styles.restored} role="status">
          {formatSaveTime(new Date(found.savedAt))}에 이 기기에 저장해 둔 내용을 불러왔어요.
        </p>
      )}
      <LessonFields
        lesson={lesson}
        onChange={(next) => {
          setLesson({ ...lesson, ...next });
          setTouched(true);
        }}
        contentError={tried && contentMissing ? CONTENT_MISSING : null}
        contentRef={content}
      />
      <h2 className={styles.heading}>문항 {questions.length}개</h2>
      <QuestionEditor
        questions={questions}
        onChange={(next) => changeQuestions(() => next)}
        onReplace={(id) =>
          void suggestions.replaceOne(lesson, questions, id).then((fresh) => fresh && changeQuestions(fresh))
        }
        replacing={typeof suggestions.busy === 'number' ? suggestions.busy : null}
        showBlanks={tried}
      />
      <div className={styles.actions}>
        <Button onClick={giveUp}>{touched ? '고친 내용 버리기' : '취소'}</Button>
        <Button variant="primary" busy={update.isPending} onClick={save}>
          저장
        </Button>
      </div>
    </div>
  );
}
