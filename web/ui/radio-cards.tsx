import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy } from './field.tsx';
import styles from './radio-cards.module.css';

export interface RadioCard {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean | undefined;
}

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'checked'> & {
  legend: ReactNode;
  options: readonly RadioCard[];
  hint?: ReactNode;
  error?: string | null | undefined;
  /** Leave out when a form library keeps the value. */
  value?: string | undefined;
  defaultValue?: string | undefined;
};

/** One of a few, each with a sentence. Other props and the ref go to every input; arrow keys move between them. */
export function RadioCards(props: Props) {
  const { legend, options, hint, error, value, defaultValue, id, className, name, ...rest } = props;
  const own = useId();
  const groupId = id ?? own;
  return (
    <fieldset id={groupId} className={className} aria-describedby={describedBy(groupId, { hint, error })}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cards}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              {...rest}
              {...(value === undefined ? {} : { checked: value === option.value })}
              {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
              type="radio"
              name={name ?? groupId}
              value={option.value}
              disabled={rest.disabled || option.disabled}
              className={styles.dot}
            />
            <span>
              <span className={styles.label}>{option.label}</span>
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${groupId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${groupId}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
