import { type ComponentProps, useId } from 'react';
import { describedBy, Field, type FieldWords } from './field.tsx';
import styles from './field.module.css';

type Props = ComponentProps<'input'> & FieldWords;

/** A labelled one-line input with its hint and error. Other props and the ref go to the input. */
export function TextField({ label, hint, error, id, required, className, ...rest }: Props) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <Field id={inputId} label={label} hint={hint} error={error} required={required} className={className}>
      <input
        {...rest}
        id={inputId}
        className={styles.input}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(inputId, { hint, error })}
      />
    </Field>
  );
}
