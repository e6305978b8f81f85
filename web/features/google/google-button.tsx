import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { prepareGoogle } from './client-script.ts';
import styles from './google-button.module.css';

/** The provider closes its window without a word when somebody gives up; an answer comes sooner than this. */
const ANSWER_MS = 2000;
const WIDEST = 320;

interface GoogleButtonProps {
  /** The ID token, as `verifyGoogle`, `linkGoogle` and `changePassword` take it. */
  onCredential: (idToken: string) => void;
  /** The provider answered without a token, or its window seems to have been closed. */
  onCancelled: () => void;
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Google's own button, which only its script may draw; with the wait for it, and what to do when it does not come. */
export function GoogleButton(props: GoogleButtonProps) {
  const slot = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'ready' | { failure: string }>('loading');
  /** The latest: the script keeps what it was given at first. */
  const told = useRef(props);
  told.current = props;

  useEffect(() => {
    let gone = false;
    let opened = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tidy = () => {};
    const show = async () => {
      const { script, clientId, nonce } = await prepareGoogle();
      const place = slot.current;
      if (gone || !place) return;
      tidy = () => script.cancel();
      script.initialize({
        client_id: clientId,
        nonce,
        auto_select: false,
        ux_mode: 'popup',
        callback: ({ credential }) => {
          clearTimeout(timer);
          opened = false;
          if (gone) return;
          if (credential) told.current.onCredential(credential);
          else told.current.onCancelled();
        },
      });
      place.replaceChildren();
      script.renderButton(place, {
        type: 'standard',
        theme: isDark() ? 'filled_black' : 'outline',
        size: 'large',
        text: 'continue_with',
        width: Math.min(WIDEST, place.clientWidth),
        locale: 'ko',
        click_listener: () => {
          clearTimeout(timer);
          opened = true;
        },
      });
      setState('ready');
    };
    const returned = () => {
      if (!opened) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        opened = false;
        told.current.onCancelled();
      }, ANSWER_MS);
    };
    setState('loading');
    show().catch((error: unknown) => {
      if (!gone) setState({ failure: messageOf(error, 'Google 로그인을 준비하지 못했습니다.') });
    });
    window.addEventListener('focus', returned);
    return () => {
      gone = true;
      clearTimeout(timer);
      window.removeEventListener('focus', returned);
      tidy();
    };
  }, [attempt]);

  return (
    <div className={styles.frame}>
      {state === 'loading' && (
        <p className={styles.waiting} role="status">
          <Spinner />
          Google을 불러오는 중
        </p>
      )}
      {typeof state === 'object' && (
        <Alert tone="danger" action={<Button onClick={() => setAttempt(attempt + 1)}>다시 시도</Button>}>
          {state.failure}
        </Alert>
      )}
      <div ref={slot} className={styles.slot} data-ready={state === 'ready' || undefined} />
    </div>
  );
}
