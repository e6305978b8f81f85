import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, Field, type FieldWords } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './text-area.module.css';

type Props = ComponentProps<'textarea'> &
  FieldWords & {
    /** Writes on lines 36 px apart, as on paper. */
    ruled?: boolean | undefined;
    /** The same text once more, painted behind the letters: its marks show through. It also gives the height. */
    underlay?: ReactNode;
  };

/** A labelled text of many lines that grows with its words where the browser can. `rows` is its least height. */
export function TextArea({
  label,
  hint,
  error,
  id,
  required,
  className,
  ruled,
  underlay,
  rows = 4,
  ...rest
}: Props) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <Field id={inputId} label={label} hint={hint} error={error} required={required} className={className}>
      <div className={underlay === undefined ? undefined : styles.stack}>
        {underlay !== undefined && (
          <div aria-hidden className={styles.underlay}>
            {underlay}
            {/* A line break at the end opens a line only before something. */}
            {'\u200b'}
          </div>
        )}
        <textarea
          {...rest}
          id={inputId}
          rows={rows}
          className={`${fieldStyles.input} ${styles.area}`}
          style={{ minHeight: `calc(${rows}lh + ${ruled ? '2px' : '18px'})` }}
          data-ruled={ruled || undefined}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, { hint, error })}
        />
      </div>
    </Field>
  );
}
