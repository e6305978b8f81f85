import { type ComponentProps, useId, useState } from 'react';
import { EyeIcon } from './eye-icon.tsx';
import { describedBy, Field, type FieldWords } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './password-field.module.css';

type Props = Omit<ComponentProps<'input'>, 'type'> & FieldWords;

/** A password with a button that shows it. Other props and the ref go to the input. */
export function PasswordField({ label, hint, error, id, required, className, ...rest }: Props) {
  const own = useId();
  const inputId = id ?? own;
  const [shown, setShown] = useState(false);
  return (
    <Field id={inputId} label={label} hint={hint} error={error} required={required} className={className}>
      <div className={styles.box}>
        <input
          {...rest}
          id={inputId}
          type={shown ? 'text' : 'password'}
          className={`${fieldStyles.input} ${styles.input}`}
          autoCapitalize="none"
          spellCheck={false}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, { hint, error })}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label="비밀번호 보기"
          aria-pressed={shown}
          aria-controls={inputId}
          onClick={() => setShown(!shown)}
        >
          <EyeIcon struckOut={shown} />
        </button>
      </div>
    </Field>
  );
}
