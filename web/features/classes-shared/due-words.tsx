import { closedByDate } from '../../lib/closed-by-date.ts';
import { formatDue, timeLeft } from '../../lib/due.ts';
import { useNow } from '../../lib/now.ts';
import styles from './due-words.module.css';

/** Minutes do not change more often than this needs, in ms. */
const EVERY_MS = 15_000;
/** From here on it is worth a second look, in ms. */
const SOON_MS = 86_400_000;

interface DueWordsProps {
  form: { due_at: string | null; is_closed: boolean };
}

/** `11월 28일(토) 18:00까지 · 3일 남음`, in Korean time; what a form that its date has closed says; nothing without a date. */
export function DueWords({ form }: DueWordsProps) {
  const now = useNow(EVERY_MS);
  if (form.due_at === null) return null;
  // Closed by hand before its date: the date means nothing any more.
  if (form.is_closed)
    return closedByDate(form, now) ? <span>{formatDue(form.due_at, now)}에 마감됨</span> : null;
  const left = timeLeft(form.due_at, now);
  return (
    <span className={styles.due} data-soon={Date.parse(form.due_at) - now < SOON_MS || undefined}>
      <time dateTime={form.due_at}>{formatDue(form.due_at, now)}</time>까지
      {left === null ? ' · 곧 마감돼요' : ` · ${left}`}
    </span>
  );
}
