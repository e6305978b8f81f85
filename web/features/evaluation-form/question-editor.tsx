import { useRef, useState } from 'react';
import { MAX_QUESTIONS } from '../../../contract/evaluations.ts';
import { Button } from '../../ui/button.tsx';
import styles from './question-editor.module.css';
import { QuestionRow } from './question-row.tsx';
import {
  type EditedQuestion,
  isBlank,
  moved,
  whyNotAdd,
  whyNotRemove,
  withBlank,
  without,
  withText,
} from './question-list.ts';
import { QUESTION_MISSING } from './lesson.ts';

const fieldId = (question: EditedQuestion) => `question-${question.id}`;

/** Where a question is written. */
export function questionField(question: EditedQuestion | undefined): HTMLElement | null {
  return question ? document.getElementById(fieldId(question)) : null;
}

/** Puts the keyboard into the first blank question; answers whether there is one. */
export function focusBlank(questions: readonly EditedQuestion[]): boolean {
  const first = questions.find(isBlank);
  questionField(first)?.focus();
  return first !== undefined;
}

interface QuestionEditorProps {
  questions: readonly EditedQuestion[];
  onChange: (questions: EditedQuestion[]) => void;
  /** Asks the server for another question in this one's place. */
  onReplace: (id: number) => void;
  /** The question that is being replaced. */
  replacing: number | null;
  /** Blank questions are marked: somebody tried to save. */
  showBlanks: boolean;
}

/** The questions of a form: each may be edited, moved, replaced or removed, within 5 and 10. */
export function QuestionEditor({
  questions,
  onChange,
  onReplace,
  replacing,
  showBlanks,
}: QuestionEditorProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const change = (next: EditedQuestion[], why: string | null) => {
    setRefusal(why);
    if (why === null) onChange(next);
  };
  const add = () => {
    change(withBlank(questions), whyNotAdd(questions));
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus());
  };
  return (
    <div>
      <ol ref={list} className={styles.list}>
        {questions.map((question, index) => (
          <QuestionRow
            key={question.id}
            id={fieldId(question)}
            question={question}
            index={index}
            count={questions.length}
            error={showBlanks && isBlank(question) ? QUESTION_MISSING : null}
            replacing={replacing === question.id}
            onText={(text) => onChange(withText(questions, question.id, text))}
            onMove={(by) => change(moved(questions, question.id, by), null)}
            onReplace={() => onReplace(question.id)}
            onRemove={() => change(without(questions, question.id), whyNotRemove(questions))}
          />
        ))}
      </ol>
      <div className={styles.foot}>
        <Button onClick={add}>문항 추가</Button>
        <p className={styles.count}>
          {questions.length} / {MAX_QUESTIONS}
        </p>
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      </div>
    </div>
  );
}
