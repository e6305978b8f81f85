import { useId } from 'react';
import styles from './field.module.css';

type Props = {
  label: string;
  placeholder?: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

/** A search box; the caller filters as the value changes. */
export function SearchField({ label, placeholder, value, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.field} role="search">
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className={styles.input}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
