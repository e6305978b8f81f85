import { Link } from 'react-router';
import styles from './brand.module.css';

/** The word mark: ink, and a proof-reader's dot. Leads to `to`. */
export function Brand({ to }: { to: string }) {
  return (
    <Link to={to} className={styles.brand} aria-label="기록 처음 화면">
      기록<span className={styles.dot}>.</span>
    </Link>
  );
}
