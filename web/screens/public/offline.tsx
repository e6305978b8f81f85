import { Brand } from '../../layout/brand.tsx';
import { ReloadLink } from '../../ui/reload-link.tsx';
import styles from './offline.module.css';

/**
 * Shown by the service worker in place of any page that could not be fetched; drawn at build time, it works without
 * the client's code. web/boot.ts opens the page again as soon as the server answers.
 */
export default function Offline() {
  return (
    <div className={styles.frame}>
      <header>
        <Brand to="/" />
      </header>
      <main className={styles.main}>
        <h1>지금은 연결할 수 없어요</h1>
        <p>
          인터넷이 끊겼거나 서버가 잠시 쉬고 있어요. 자기평가에 쓰던 답은 이 기기에 남아 있고, 제출을 눌렀다면
          연결되는 대로 보내요.
        </p>
        <ReloadLink>다시 열기</ReloadLink>
      </main>
    </div>
  );
}
