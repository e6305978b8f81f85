import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { describedBy, Field, type FieldWords } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './select-field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

type Props = Omit<ComponentProps<'select'>, 'children' | 'multiple'> &
  FieldWords & { options: readonly SelectOption[] };

/** The platform's own list, so phones show theirs. Other props and the ref go to the select. */
export function SelectField({ label, hint, error, options, id, required, className, ...rest }: Props) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <Field id={inputId} label={label} hint={hint} error={error} required={required} className={className}>
      <div className={styles.box}>
        <select
          {...rest}
          id={inputId}
          className={`${fieldStyles.input} ${styles.select}`}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, { hint, error })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden size={18} className={styles.arrow} />
      </div>
    </Field>
  );
}
