import { useEffect, useEffectEvent } from 'react';
import { formatDue, timeLeft } from '../../lib/due.ts';
import { LONGEST_TIMER_MS, useNow } from '../../lib/now.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { Alert } from '../../ui/alert.tsx';
import styles from './due-notice.module.css';

/** From here on the sheet says what will happen, in ms. */
const WARNING_MS = 10 * 60_000;
/** The last words go to the server this long before, in ms: they are the draft that stays. */
const LAST_SAVE_MS = 3_000;
/** A little later than due, so that the server's clock has got there too. */
const AFTER_MS = 300;
/** Where the server has not closed it yet, it is asked again after this time, in ms. */
const AGAIN_MS = 2_000;

interface DueNoticeProps {
  dueAt: string;
  /** The due moment is a few seconds away. */
  onSoon: () => unknown;
  /** It has come: the server takes nothing more. */
  onDue: () => void;
}

/** When the sheet closes by itself; in the last ten minutes what becomes of what is not submitted. */
export function DueNotice({ dueAt, onSoon, onDue }: DueNoticeProps) {
  const now = useNow(1_000);
  const left = timeLeft(dueAt, now);
  const soon = useEffectEvent(onSoon);
  const due = useEffectEvent(onDue);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      const left = Date.parse(dueAt) - serverNow();
      const early = left > LAST_SAVE_MS;
      const afterwards = left + AFTER_MS > 0 ? left + AFTER_MS : AGAIN_MS;
      const wait = early ? left - LAST_SAVE_MS : afterwards;
      timer = setTimeout(
        () => {
          if (wait <= LONGEST_TIMER_MS) void (early ? soon() : due());
          next();
        },
        Math.min(wait, LONGEST_TIMER_MS),
      );
    };
    next();
    return () => clearTimeout(timer);
  }, [dueAt]);
  const near = Date.parse(dueAt) - now <= WARNING_MS;
  return (
    <div className={styles.due}>
      <p>
        <strong>{formatDue(dueAt, now)}까지</strong> 제출해 주세요.{' '}
        {/* It changes every minute: read on demand, never spoken. */}
        <span className={styles.left} data-near={near || undefined}>
          {left ?? '곧 마감돼요'}
        </span>
      </p>
      {near && (
        <Alert tone="waiting">
          마감이 가까워요. 다 썼다면 제출해 주세요. 제출하지 못해도 쓴 글은 이 화면에 그대로 남아 복사할 수
          있지만, 선생님께는 전해지지 않아요.
        </Alert>
      )}
    </div>
  );
}
