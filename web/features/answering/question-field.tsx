import { memo, useId } from 'react';
import { LONG_TEXT } from '../../../contract/text.ts';
import { storable } from './answers.ts';
import styles from './question-field.module.css';

interface QuestionFieldProps {
  index: number;
  question: string;
  value: string;
  error: string | null;
  /** The same function from key to key, as `register`: only the question that is written on is drawn anew. */
  onChange: (index: number, value: string) => void;
  /** Gives the textarea to whoever moves the focus to the first error. */
  register: (index: number, textarea: HTMLTextAreaElement | null) => void;
}

/** One question with ruled lines to write on; grows with the words and counts them. */
export const QuestionField = memo(function QuestionField({
  index,
  question,
  value,
  error,
  onChange,
  register,
}: QuestionFieldProps) {
  const id = useId();
  const over = value.length - LONG_TEXT;
  return (
    <div className={styles.question} data-error={error !== null || undefined}>
      <label htmlFor={id} className={styles.label}>
        <span className={styles.number}>문항 {index + 1}</span>
        <span className={styles.text}>{question}</span>
      </label>
      {/* The mirror gives the textarea its height; nothing is cut off by a length limit, which would lose words. */}
      <div className={styles.lines} data-mirror={value}>
        <textarea
          id={id}
          ref={(textarea) => register(index, textarea)}
          value={value}
          rows={4}
          required
          placeholder="여기에 써 주세요"
          aria-invalid={error !== null}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(index, storable(event.target.value))}
        />
      </div>
      <p id={`${id}-note`} className={styles.note}>
        {error && <span className={styles.error}>{error}</span>}
        {over > 0 && (
          <span className={styles.error}>
            {LONG_TEXT.toLocaleString('ko')}자까지 낼 수 있어요. {over.toLocaleString('ko')}자를 줄여 주세요.
          </span>
        )}
        <span className={styles.count}>{[...value].length.toLocaleString('ko')}자</span>
      </p>
    </div>
  );
});
