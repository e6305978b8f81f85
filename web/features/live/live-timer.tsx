import { useState } from 'react';
import { formatDue } from '../../lib/due.ts';
import { useNow } from '../../lib/now.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import styles from './live-timer.module.css';
import {
  addMinutes,
  clock,
  leftOf,
  readTimer,
  startTimer,
  type Timer,
  toggleTimer,
  writeTimer,
} from './timer.ts';

/** The lengths that lessons ask for most, in minutes. */
const LENGTHS = [5, 10, 20] as const;
const LAST_MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

interface LiveTimerProps {
  evaluationId: string;
  /** When the form closes by itself; counted down to where the teacher set no other time. */
  dueAt: string | null;
}

/** The time that is left, large: what the teacher set on this computer, or until the form closes. It makes no sound. */
export function LiveTimer({ evaluationId, dueAt }: LiveTimerProps) {
  const [timer, setTimer] = useState<Timer | null>(() => readTimer(evaluationId));
  const now = useNow(250);
  const set = (next: Timer | null) => {
    writeTimer(evaluationId, next);
    setTimer(next);
  };
  const due = dueAt !== null && Date.parse(dueAt) - now < DAY_MS ? Date.parse(dueAt) : null;
  const left = timer ? leftOf(timer, now) : due === null ? null : Math.max(0, due - now);
  const standing = timer !== null && 'left' in timer;
  return (
    <section className={styles.timer} aria-label="남은 시간">
      {left !== null && (
        <p className={styles.left} role="timer" data-last={left < LAST_MINUTE_MS || undefined}>
          {clock(left)}
        </p>
      )}
      <p className={styles.words} aria-live="polite">
        {left === 0 ? '시간이 다 됐어요' : standing ? '멈춤' : left === null ? '타이머' : ''}
        {dueAt !== null && <span>{formatDue(dueAt, now)}에 저절로 마감</span>}
      </p>
      <div className={styles.buttons}>
        {timer ? (
          <>
            <Button aria-label="1분 줄이기" onClick={() => set(addMinutes(timer, -1, serverNow()))}>
              −1분
            </Button>
            <Button aria-label="1분 늘리기" onClick={() => set(addMinutes(timer, 1, serverNow()))}>
              +1분
            </Button>
            {left !== 0 && (
              <Button onClick={() => set(toggleTimer(timer, serverNow()))}>
                {standing ? '계속' : '멈춤'}
              </Button>
            )}
            <Button variant="quiet" onClick={() => set(null)}>
              타이머 끄기
            </Button>
          </>
        ) : (
          LENGTHS.map((minutes) => (
            <Button
              key={minutes}
              aria-label={`타이머 ${minutes}분`}
              onClick={() => set(startTimer(minutes, serverNow()))}
            >
              {minutes}분
            </Button>
          ))
        )}
      </div>
    </section>
  );
}
