import { useState } from 'react';
import styles from './student-answers.module.css';

interface StudentAnswersProps {
  name: string;
  questions: readonly string[];
  answers: readonly string[];
}

/** What the student wrote, at hand while the teacher notes what they saw; drawn only once it is opened. */
export function StudentAnswers({ name, questions, answers }: StudentAnswersProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.answers} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={`${name} 학생의 답 보기`}>답 보기</summary>
      {open && (
        <ol>
          {questions.map((question, index) => (
            // Questions have no ids; their place is what they are known by.
            // oxlint-disable-next-line no-array-index-key
            <li key={index}>
              <p>{question}</p>
              <p>{answers[index]}</p>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
