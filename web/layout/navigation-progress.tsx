import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** A thin line while the next screen's code is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'loading' ? <div className={styles.line} role="presentation" /> : null;
}
