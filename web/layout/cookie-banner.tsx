import { useState } from 'react';
import { Link } from 'react-router';
import { useInBrowser } from '../lib/in-browser.ts';
import { serverNow } from '../lib/server-clock.ts';
import { storage } from '../lib/storage.ts';
import { Button } from '../ui/button.tsx';
import styles from './cookie-banner.module.css';

/** Both keys are the specification's (1, section 3). */
const CONSENT = 'cookieConsent';
const CONSENT_DATE = 'cookieConsentDate';

/** Toasts stand above it on phones (toaster.css), and it is as high as its words need. */
function tellHeight(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--cookie-banner', `${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--cookie-banner');
  };
}

/** Asks once. Either answer is kept with its date; the cookies of a login are needed with both. */
export function CookieBanner({ aboveTabs }: { aboveTabs: boolean }) {
  const here = useInBrowser();
  const [answered, setAnswered] = useState(() => storage.read(CONSENT) !== null);
  if (!here || answered) return null;
  const answer = (value: 'accepted' | 'declined') => {
    storage.write(CONSENT, value);
    storage.write(CONSENT_DATE, new Date(serverNow()).toISOString());
    setAnswered(true);
  };
  return (
    <section
      ref={tellHeight}
      className={styles.banner}
      aria-label="쿠키 안내"
      data-above-tabs={aboveTabs || undefined}
    >
      <p>
        로그인을 유지하고 화면 설정을 기억하는 데 쿠키를 써요. 거부해도 로그인에 꼭 필요한 쿠키는 쓰여요.{' '}
        <Link to="/privacy-policy">자세히 보기</Link>
      </p>
      <div className={styles.actions}>
        <Button onClick={() => answer('declined')}>거부</Button>
        <Button variant="primary" onClick={() => answer('accepted')}>
          동의
        </Button>
      </div>
    </section>
  );
}
