import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { Button } from '../ui/button.tsx';
import styles from './route-error.module.css';

/** The browser's words for a chunk that is not there any more, after a new version was put up. */
const CHUNK_FAILED = /dynamically imported module|module script failed|Loading chunk|preload CSS/i;

/** When this tab was last reloaded for a missing chunk; a second time within it nobody is sent in circles. */
const RELOADED_AT = 'chunk-reload';
const ONCE_IN_MS = 60_000;

/** Reloads the page, once: it then comes with the chunks of the version that is there. Answers whether it does. */
function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Date.now() - last < ONCE_IN_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  } catch {
    // Without storage there is no knowing whether this was tried.
    return false;
  }
  window.location.reload();
  return true;
}

/** Instead of a broken screen: what happened and one thing to do. */
export function RouteError() {
  const error = useRouteError();
  const outdated = error instanceof Error && CHUNK_FAILED.test(error.message);
  const [reloading, setReloading] = useState(outdated && navigator.onLine);
  useEffect(() => {
    if (reloading) setReloading(reloadOnce());
  }, [reloading]);
  if (reloading)
    return (
      <main className={styles.page} role="status">
        <p>새 버전을 불러오고 있어요.</p>
      </main>
    );
  return (
    <main className={styles.page}>
      <h1>{outdated ? '화면을 새로 불러와야 해요' : '화면을 여는 중에 문제가 생겼어요'}</h1>
      <p>
        {outdated
          ? '새 버전이 나왔거나 인터넷 연결이 끊겼어요. 새로고침하면 이어서 쓸 수 있어요.'
          : '새로고침해도 같으면 처음 화면에서 다시 시작해 주세요. 쓰던 자기평가 답안은 이 기기에 남아 있어요.'}
      </p>
      {!outdated && (
        // The router's own words (specification 1, section 8): what somebody tells the administrator.
        <p lang="en" className={styles.code}>
          Unexpected Application Error!
        </p>
      )}
      <p className={styles.actions}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          새로고침
        </Button>
        <a href="/">처음 화면으로</a>
      </p>
    </main>
  );
}
