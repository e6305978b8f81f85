import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { type getByteLimits, updateByteLimits } from '../../../contract/byte-limits.ts';
import type { ReplyOf } from '../../../contract/operation.ts';
import { useAct } from '../../lib/act.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './byte-limits-form.module.css';
import { ChangedElsewhereDialog } from './changed-elsewhere-dialog.tsx';
import { type ChangedElsewhere, inWords, layOver } from './lay-over.ts';
import { SaveBar } from './save-bar.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import {
  AREAS,
  begunWith,
  cellLabel,
  fromCells,
  toCells,
  toLimits,
  toRows,
  type YearRow,
  yearToAdd,
} from './year-rows.ts';

type Stored = ReplyOf<typeof getByteLimits>;

const SAVED = '바이트 한도를 저장했습니다.';

interface ByteLimitsFormProps {
  stored: Stored;
  onReload: () => Promise<Stored | undefined>;
}

/** A row of four fields for each school year that has limits of its own; all others have the usual ones. */
export function ByteLimitsForm({ stored, onReload }: ByteLimitsFormProps) {
  // What the rows were filled from.
  const [base, setBase] = useState(stored);
  const [rows, setRows] = useState(() => toRows(stored.limits));
  const [messages, setMessages] = useState<Record<string, string>>({});
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [reloading, setReloading] = useState(false);
  const [elsewhere, setElsewhere] = useState<ChangedElsewhere[] | null>(null);
  // Since the rows were filled: a save whose answer got lost is in there, too.
  const sent = useRef<YearRow[][]>([]);
  const dirty = JSON.stringify(rows) !== JSON.stringify(toRows(base.limits));
  const { defaults, currentYear } = base;
  const show = (fresh: Stored, shown = toRows(fresh.limits)) => {
    setBase(fresh);
    setRows(shown);
    setMessages({});
    sent.current = [];
  };
  const change = (changed: YearRow[]) => {
    setRows(changed);
    setMessages({});
  };
  /** STALE: what stands now comes into the rows, with what was typed over it. My own words are nobody else's change. */
  const meet = async () => {
    const fresh = await onReload();
    if (!fresh) return;
    const theirs = toRows(fresh.limits);
    const before = toCells(begunWith(toRows(base.limits), [rows, theirs], fresh.defaults));
    const now = toCells(theirs);
    const laid = layOver(before, toCells(rows), now, sent.current.map(toCells));
    const shown = fromCells(laid.values, rows);
    show(fresh, shown);
    if (laid.theirs.length > 0)
      setElsewhere(
        inWords(before, now, laid, {
          label: cellLabel,
          text: (value) => value ?? '따로 정하지 않음',
          change: () => fresh.changed,
        }),
      );
    else if (laid.mine.length > 0) send(shown, fresh);
    else {
      notify.success(SAVED);
      setSavedAt(new Date(serverNow()));
    }
  };
  const act = useAct('updateByteLimits', {
    invalidates: ['getByteLimits', 'listEvaluationResponses'],
    success: SAVED,
    failure: '바이트 한도를 저장하지 못했습니다.',
    shownByScreen: (error) => error.code === 'STALE',
    onSuccess: (reply) => {
      show(reply);
      setSavedAt(new Date(serverNow()));
    },
    onFailure: (error) => {
      if (error.code === 'STALE') void meet();
    },
  });
  const send = (given: YearRow[], over: Stored) => {
    sent.current.push(given);
    act.mutate({ limits: toLimits(given), version: over.version });
  };
  const save = () => {
    const input = { limits: toLimits(rows), version: base.version };
    const issues = z.safeParse(updateByteLimits.input, input).error?.issues ?? [];
    setMessages(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])));
    const [first] = issues;
    if (first) document.getElementById(first.path.join('.'))?.focus();
    else send(rows, base);
  };
  const reset = async () => {
    setReloading(true);
    const fresh = await onReload();
    if (fresh) show(fresh);
    setReloading(false);
  };
  const year = yearToAdd(rows, currentYear);
  return (
    <>
      <p className={styles.intro}>
        따로 정하지 않은 학년도에는 교과·자율·동아리 {defaults.subject.toLocaleString('ko-KR')}바이트, 진로{' '}
        {defaults.career.toLocaleString('ko-KR')}바이트가 적용돼요. 이미 쓴 기록문은 그대로 두고 새 한도로
        다시 재요.
      </p>
      <Section
        title="학년도별 한도(NEIS 바이트)"
        action={
          <Button
            onClick={() =>
              change(
                [{ ...toRows([{ year, ...defaults }])[0], year } as YearRow, ...rows].sort(
                  (a, b) => b.year - a.year,
                ),
              )
            }
          >
            {year}학년도 추가
          </Button>
        }
      >
        {messages['limits'] && <p role="alert">{messages['limits']}</p>}
        {rows.length === 0 && <p className={styles.empty}>따로 정한 학년도가 없어요.</p>}
        {rows.map((row, index) => (
          <fieldset key={row.year} className={styles.year}>
            <legend>
              {row.year}학년도{row.year === currentYear && ' (올해)'}
            </legend>
            <div className={styles.areas}>
              {AREAS.map(({ name, label }) => (
                <TextField
                  key={name}
                  id={`limits.${index}.${name}`}
                  label={label}
                  inputMode="numeric"
                  autoComplete="off"
                  value={row[name]}
                  error={messages[`limits.${index}.${name}`]}
                  onChange={(event) =>
                    change(rows.map((one) => (one === row ? { ...one, [name]: event.target.value } : one)))
                  }
                />
              ))}
            </div>
            <Button variant="quiet" onClick={() => change(rows.filter((one) => one !== row))}>
              {row.year}학년도 빼기
            </Button>
          </fieldset>
        ))}
      </Section>
      <SaveBar
        dirty={dirty}
        saving={act.isPending}
        reloading={reloading}
        savedAt={savedAt}
        onReset={() => void reset()}
        onSave={save}
      />
      <ChangedElsewhereDialog
        changes={elsewhere}
        dirty={dirty}
        onSave={save}
        onClose={() => setElsewhere(null)}
      />
      <UnsavedGuard when={dirty} />
    </>
  );
}
