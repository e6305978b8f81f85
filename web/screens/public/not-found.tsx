import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './not-found.module.css';

/** Any address that router.tsx does not know. */
export default function NotFound() {
  return (
    <section className={styles.page}>
      <p className={styles.code}>404</p>
      <h1>페이지를 찾을 수 없습니다</h1>
      <p>주소가 바뀌었거나 없는 페이지예요.</p>
      <ButtonLink to="/" variant="primary">
        처음 화면으로
      </ButtonLink>
    </section>
  );
}
