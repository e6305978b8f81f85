import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

type Props = ComponentProps<'input'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence when the value was refused; tied to the input and announced. */
  error?: string | null | undefined;
};

/** A labelled one-line input with its hint and error. Other props and the ref go to the input. */
export function TextField({ label, hint, error, id, required, className, ...rest }: Props) {
  const own = useId();
  const inputId = id ?? own;
  const described = [hint ? `${inputId}-hint` : '', error ? `${inputId}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden>
            *
          </span>
        )}
      </label>
      <input
        {...rest}
        id={inputId}
        className={styles.input}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${inputId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${inputId}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
