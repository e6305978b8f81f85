import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './checkbox.module.css';
import { describedBy } from './field.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  /** The label. */
  children: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** The label is for screen readers only, as in a table. */
  hideLabel?: boolean | undefined;
  /** Some, not all, of what it stands for. */
  indeterminate?: boolean | undefined;
};

/** A native checkbox; box and words together are the target. Other props and the ref go to the input. */
export function Checkbox(props: Props) {
  const { children, hint, error, hideLabel, indeterminate = false, id, className, ref, ...rest } = props;
  const own = useId();
  const inputId = id ?? own;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={className}>
      <label className={styles.label} data-bare={hideLabel || undefined}>
        <input
          {...rest}
          ref={(element) => {
            input.current = element;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
          }}
          id={inputId}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, { hint, error })}
        />
        {hideLabel ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>}
      </label>
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
