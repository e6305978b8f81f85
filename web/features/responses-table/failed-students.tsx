import styles from './failed-students.module.css';

interface FailedStudentsProps {
  failed: readonly { key: string; name: string; message: string }[];
}

/** Who failed in some work on many students, and why; nothing where nobody did. */
export function FailedStudents({ failed }: FailedStudentsProps) {
  if (failed.length === 0) return null;
  return (
    <ul className={styles.failed} aria-label="실패한 학생">
      {failed.map(({ key, name, message }) => (
        <li key={key}>
          <strong>{name}</strong> {message}
        </li>
      ))}
    </ul>
  );
}
