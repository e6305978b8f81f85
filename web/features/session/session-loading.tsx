import { Spinner } from '../../ui/spinner.tsx';
import styles from './session-screens.module.css';

/** While it is not known yet who is there. */
export function SessionLoading() {
  return (
    <p className={styles.loading} role="status" data-skeleton>
      <Spinner />
      불러오는 중
    </p>
  );
}
