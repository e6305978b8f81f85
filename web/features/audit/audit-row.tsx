import type { AuditEntryReply } from '../../../contract/audit.ts';
import { formatMoment } from '../../lib/dates.ts';
import styles from './audit-row.module.css';

interface AuditRowProps {
  entry: AuditEntryReply;
  onActor: (id: string) => void;
  onSubject: (id: string) => void;
}

/** Who did what to whom; name and thing lead to all that is noted of them. A card on phones. */
export function AuditRow({ entry, onActor, onSubject }: AuditRowProps) {
  const { actor, subject } = entry;
  const name = subject.name ?? (subject.id.length > 20 ? `…${subject.id.slice(-8)}` : subject.id);
  return (
    <tr role="row" className={styles.row}>
      <td role="cell" className={styles.when}>
        <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
      </td>
      <td role="cell">
        {actor ? (
          <button
            type="button"
            className={styles.link}
            title={actor.email}
            aria-label={`${actor.name}의 기록만 보기`}
            onClick={() => onActor(actor.id)}
          >
            {actor.name}
          </button>
        ) : (
          '시스템'
        )}
      </td>
      <td role="cell" className={styles.action}>
        {entry.action_name}
        {entry.reason && <span className={styles.reason}>이유: {entry.reason}</span>}
      </td>
      <td role="cell">
        {subject.kind}{' '}
        {subject.kind !== name && (
          <button
            type="button"
            className={styles.link}
            aria-label={`${subject.kind} ${name}의 기록만 보기`}
            onClick={() => onSubject(subject.id)}
          >
            {name}
          </button>
        )}
      </td>
      <td role="cell" className={styles.people}>
        {entry.people === null ? '' : `${entry.people.toLocaleString('ko-KR')}명`}
      </td>
    </tr>
  );
}
