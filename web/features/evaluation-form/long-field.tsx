import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './long-field.module.css';

type LongFieldProps = ComponentProps<'textarea'> & {
  label: ReactNode;
  /** True: the label is there for screen readers only, because something beside the field says the same. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | null | undefined;
};

/** A labelled text of several lines that grows with what is written. Other props and the ref go to the textarea. */
export function LongField({ label, labelHidden, hint, error, id, required, ...rest }: LongFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const described = [
    hint ? `${fieldId}-hint` : '',
    error ? `${fieldId}-error` : '',
    rest['aria-describedby'] ?? '',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label className={labelHidden ? styles.hiddenLabel : styles.label} htmlFor={fieldId}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden>
            *
          </span>
        )}
      </label>
      <textarea
        {...rest}
        id={fieldId}
        className={styles.text}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${fieldId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${fieldId}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
