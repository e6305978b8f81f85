import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  /** By what the person calls the field. */
  errors: readonly { field: string; label: string; message: string }[];
  /** Counts the refusals: with each the focus comes here. */
  refused: number;
  onGo: (field: string) => void;
}

/** Everything that keeps a form from being saved, with a way to each; fields of hidden tabs included. */
export function ErrorSummary({ errors, refused, onGo }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused > 0) box.current?.focus();
  }, [refused]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
      <p>
        <strong>저장하지 못했어요.</strong> {errors.length}곳을 고쳐 주세요.
      </p>
      <ul>
        {errors.map(({ field, label, message }) => (
          <li key={field}>
            <Button variant="quiet" onClick={() => onGo(field)}>
              {label}: {message}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
