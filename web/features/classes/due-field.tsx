import { fromSeoulField, seoulDayAt, timeLeft, toSeoulField } from '../../lib/due.ts';
import { useNow } from '../../lib/now.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './due-field.module.css';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The end of a school day on which homework is due, by the hour. */
const EVENING = 18;

/** The choices that teachers make most. */
const CHOICES: readonly [label: string, at: (now: number) => number][] = [
  ['1시간 뒤', (now) => now + HOUR_MS],
  ['내일 18:00', (now) => seoulDayAt(now, 1, EVENING)],
  ['일주일 뒤 18:00', (now) => seoulDayAt(now, 7, EVENING)],
];

interface DueFieldProps {
  /** As the field holds it: Korean time, empty for no date. */
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** When the form closes by itself; it may stay empty. */
export function DueField({ value, error, onChange }: DueFieldProps) {
  const now = useNow(30_000);
  const due = fromSeoulField(value);
  const left = due && timeLeft(due, now);
  return (
    <div className={styles.due}>
      <TextField
        label="마감 일시 (선택)"
        type="datetime-local"
        value={value}
        min={toSeoulField(now)}
        max={toSeoulField(now + 365 * DAY_MS)}
        error={error}
        hint={
          left
            ? `한국 시각 · ${left}. 그때 저절로 마감되고, 학생 화면에도 보여요.`
            : '한국 시각이에요. 비워 두면 직접 마감할 때까지 열려 있어요.'
        }
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={styles.choices}>
        {CHOICES.map(([label, at]) => (
          <Button key={label} onClick={() => onChange(toSeoulField(at(serverNow())))}>
            {label}
          </Button>
        ))}
        {value !== '' && (
          <Button variant="quiet" onClick={() => onChange('')}>
            마감 일시 없애기
          </Button>
        )}
      </div>
    </div>
  );
}
