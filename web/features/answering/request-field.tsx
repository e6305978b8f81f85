import { memo, useId } from 'react';
import { storable } from './answers.ts';
import styles from './question-field.module.css';

/** The contract's limit of `teacherRequest`. */
const LIMIT = 1000;

/** 선생님께 한마디: optional, read by the teacher only. */
export const RequestField = memo(function RequestField({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const over = value.length - LIMIT;
  return (
    <div className={styles.question}>
      <label htmlFor={id} className={styles.label}>
        <span className={styles.text}>선생님께 한마디</span>{' '}
        <span className={styles.optional}>쓰지 않아도 돼요. 선생님만 읽어요.</span>
      </label>
      <div className={styles.lines} data-mirror={value} data-short>
        <textarea
          id={id}
          value={value}
          rows={2}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(storable(event.target.value))}
        />
      </div>
      <p id={`${id}-note`} className={styles.note}>
        {over > 0 && (
          <span className={styles.error}>
            {LIMIT.toLocaleString('ko')}자까지 쓸 수 있어요. {over.toLocaleString('ko')}자를 줄여 주세요.
          </span>
        )}
        <span className={styles.count}>{[...value].length.toLocaleString('ko')}자</span>
      </p>
    </div>
  );
});
