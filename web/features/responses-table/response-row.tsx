import { memo, type ReactNode } from 'react';
import { formatSaveTime } from '../../lib/dates.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './responses-table.module.css';
import { type RemarkState, type Row, remarkState } from './rows.ts';

interface ResponseRowProps {
  row: Row;
  selected: boolean;
  /** The row the keyboard is on; only it is reached by Tab, or forty rows would be in the way. */
  current: boolean;
  onToggle: (key: string) => void;
  onOpen: (key: string) => void;
  /** What else can be done with the student, drawn with this tab index. */
  action: ((row: Row, tab: 0 | -1) => ReactNode) | undefined;
  onCurrent: (key: string) => void;
}

const TONES: Record<RemarkState, BadgeTone> = {
  없음: 'neutral',
  초안: 'waiting',
  확인함: 'primary',
  공개: 'success',
};

/** One student. Memoised: ticking one of many must not draw the others again. */
export const ResponseRow = memo(function ResponseRow(props: ResponseRowProps) {
  const { row, selected, current, onToggle, onOpen, action, onCurrent } = props;
  const state = remarkState(row);
  const tab = current ? 0 : -1;
  return (
    <tr
      role="row"
      data-key={row.key}
      data-selected={selected || undefined}
      tabIndex={tab}
      aria-label={`${row.number ?? ''} ${row.name}`}
      onFocus={() => onCurrent(row.key)}
    >
      <td role="cell" className={styles.check}>
        <Checkbox hideLabel tabIndex={tab} checked={selected} onChange={() => onToggle(row.key)}>
          {row.name} 선택
        </Checkbox>
      </td>
      <td role="cell" data-cell="number">
        {row.number ?? '–'}
      </td>
      <td role="cell" data-cell="name">
        <button type="button" className={styles.open} tabIndex={tab} onClick={() => onOpen(row.key)}>
          {row.name}
        </button>
      </td>
      <td role="cell" data-cell="submission">
        {row.answered ? (
          row.answered.count === 0 && row.answered.of > 0 ? (
            <Badge tone="waiting">미제출</Badge>
          ) : (
            <>
              {row.answered.count} / {row.answered.of}
              <VisuallyHidden>개 제출</VisuallyHidden>
            </>
          )
        ) : row.response.created_at ? (
          <>
            제출 <span className={styles.when}>{formatSaveTime(row.response.created_at)}</span>
          </>
        ) : (
          <Badge tone="waiting">미제출</Badge>
        )}
      </td>
      <td role="cell" data-cell="remark">
        {state === '없음' ? (
          <span className={styles.when}>기록문 없음</span>
        ) : (
          <Badge tone={TONES[state]}>{state}</Badge>
        )}
        {!row.observed && <span className={styles.missing}>관찰 없음</span>}
      </td>
      <td role="cell" data-cell="bytes" data-over={row.over || undefined}>
        {row.written && (
          <>
            {row.bytes.toLocaleString('ko-KR')}
            {row.over ? ' 초과' : '바이트'}
          </>
        )}
      </td>
      {action && (
        <td role="cell" data-cell="actions">
          {action(row, tab)}
        </td>
      )}
    </tr>
  );
});
