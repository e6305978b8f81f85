import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ClassReply } from '../../../contract/classes.ts';
import { useAct } from '../../lib/act.ts';
import { formatSaveTime } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TYPE_LABELS } from '../classes-shared/class-words.ts';
import { useUser } from '../session/session-context.ts';
import { formDraftKey } from './form-draft.ts';
import { CONTENT_MISSING, type Lesson, lessonInput, newLesson } from './lesson.ts';
import { LessonFields } from './lesson-fields.tsx';
import styles from './new-evaluation-form.module.css';
import { focusBlank, QuestionEditor, questionField } from './question-editor.tsx';
import {
  askWords,
  blankQuestions,
  COUNT_CHOICES,
  type EditedQuestion,
  isOwn,
  listWords,
  toEdited,
  toTexts,
  withCount,
} from './question-list.ts';
import { useFormDraft } from './use-form-draft.ts';
import { type ListChange, useQuestionSuggestions } from './use-question-suggestions.ts';

const COUNTS = COUNT_CHOICES.map((count) => ({ value: String(count), label: `${count}개` }));
const TYPES = Object.entries(TYPE_LABELS).map(([value, label]) => ({ value, label }));

/** The form inside the dialog; mounted anew each time it opens. */
export function NewEvaluationForm({ one, onClose }: { one: ClassReply; onClose: () => void }) {
  const key = formDraftKey(useUser().id, one.id, 'new');
  const [lesson, setLesson] = useState<Lesson>(() => newLesson(one.type));
  const [questions, setQuestions] = useState<EditedQuestion[]>([]);
  const [touched, setTouched] = useState(false);
  const [tried, setTried] = useState(false);
  /** How many questions of the teacher's own the last suggestions left alone. */
  const [keptCount, setKept] = useState(0);
  const content = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const suggestions = useQuestionSuggestions(one.creative_type);
  const { found, forget } = useFormDraft(
    key,
    touched ? { ...lesson, questions: toTexts(questions), own: questions.map(isOwn) } : null,
  );
  const [restored, setRestored] = useState(false);
  if (found && !restored) {
    setRestored(true);
    const { questions: texts, own, savedAt: _, ...kept } = found;
    setLesson(kept);
    setQuestions(toEdited(texts, own));
  }

  const create = useAct('createEvaluation', {
    invalidates: ['listClassEvaluations', 'listTaughtEvaluations', 'getTaughtClass', 'listTaughtClasses'],
    success: '자기평가지를 초안으로 저장했습니다. 읽어 본 뒤 배포해 주세요.',
    failure: '자기평가지를 만들지 못했습니다.',
    onSuccess: () => {
      forget();
      onClose();
    },
  });

  const contentMissing = lesson.class_content.trim() === '';
  const change = (next: Partial<Lesson>) => {
    setLesson({ ...lesson, ...next });
    setTouched(true);
  };
  const changeQuestions = (next: ListChange) => {
    setQuestions(next);
    setTouched(true);
  };
  const hasContent = () => {
    setTried(true);
    if (contentMissing) content.current?.focus();
    return !contentMissing;
  };
  /** Focus alone leaves what it goes to at the lower edge, with the questions out of sight. */
  const showQuestions = (focused: HTMLElement | null) => {
    heading.current?.scrollIntoView({ block: 'start' });
    focused?.focus({ preventScroll: true });
  };
  // At once: the button goes, and a dialog takes back the focus of what went.
  const show = (next: ListChange) =>
    flushSync(() => {
      changeQuestions(next);
      setTried(false);
    });
  const suggest = async () => {
    if (!hasContent()) return;
    const next = await suggestions.suggestAll(lesson, questions);
    if (!next) return;
    setKept(questions.filter(isOwn).length);
    show(next);
    showQuestions(heading.current);
  };
  const writeOwn = () => {
    const blank = blankQuestions(lesson.questionCount);
    show(() => blank);
    showQuestions(questionField(blank[0]));
  };
  const save = () => {
    if (!hasContent() || focusBlank(questions)) return;
    const texts = toTexts(questions);
    create.mutate({
      classId: one.id,
      type: lesson.type,
      ...lessonInput(lesson),
      questionCount: texts.length,
      questions: texts,
    });
  };
  const startAnew = () => {
    forget();
    setLesson(newLesson(one.type));
    setQuestions([]);
    setTouched(false);
    setTried(false);
    setKept(0);
    content.current?.focus();
  };

  const ask = (
    <Button
      variant={questions.length === 0 ? 'primary' : 'secondary'}
      busy={suggestions.busy === 'all'}
      onClick={() => void suggest()}
    >
      {askWords(questions)}
    </Button>
  );

  return (
    <div className={styles.form}>
      {found && (
        <p className={styles.restored} role="status">
          {formatSaveTime(new Date(found.savedAt))}에 이 기기에 저장해 둔 내용을 불러왔어요.{' '}
          <Button variant="quiet" onClick={startAnew}>
            새로 쓰기
          </Button>
        </p>
      )}
      <div className={styles.pair}>
        <SelectField
          label="구분"
          hint={
            lesson.type === one.type
              ? `이 수업의 구분(${TYPE_LABELS[one.type]})에 맞춰 두었어요.`
              : `이 수업은 ${TYPE_LABELS[one.type]} 수업이에요.`
          }
          required
          options={TYPES}
          value={lesson.type}
          onChange={(event) => change({ type: event.target.value === 'creative' ? 'creative' : 'subject' })}
        />
        <SelectField
          label="문항 수"
          options={COUNTS}
          value={String(lesson.questionCount)}
          onChange={(event) => {
            const questionCount = Number(event.target.value);
            change({ questionCount });
            setQuestions((now) => withCount(now, questionCount));
          }}
        />
      </div>
      <LessonFields
        lesson={lesson}
        onChange={change}
        contentError={tried && contentMissing ? CONTENT_MISSING : null}
        contentRef={content}
      />
      {questions.length > 0 && (
        <>
          <div className={styles.ways}>{ask}</div>
          <h3 ref={heading} tabIndex={-1} className={styles.heading}>
            {listWords(questions)}
          </h3>
          <p className={styles.kept} role="status">
            {keptCount > 0 && `직접 고친 문항 ${keptCount}개는 그대로 두었어요.`}
          </p>
          <QuestionEditor
            questions={questions}
            onChange={(next) => changeQuestions(() => next)}
            onReplace={(id) =>
              void suggestions
                .replaceOne(lesson, questions, id)
                .then((fresh) => fresh && changeQuestions(fresh))
            }
            replacing={typeof suggestions.busy === 'number' ? suggestions.busy : null}
            showBlanks={tried}
          />
        </>
      )}
      {touched && <p className={styles.hint}>쓰던 내용은 이 기기에 저장돼요.</p>}
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
        {questions.length === 0 ? (
          <>
            <Button disabled={suggestions.busy === 'all'} onClick={writeOwn}>
              빈 문항 {lesson.questionCount}개로 직접 쓰기
            </Button>
            {ask}
          </>
        ) : (
          <Button variant="primary" busy={create.isPending} onClick={save}>
            초안으로 저장
          </Button>
        )}
      </DialogActions>
    </div>
  );
}
