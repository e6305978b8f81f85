import { Download } from 'lucide-react';
import type { Backup } from '../../../contract/backups.ts';
import { formatMoment } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './backup-item.module.css';
import { sizeOf } from './backup-size.ts';

const KINDS = { manual: '직접', scheduled: '자동', before_restore: '복원 직전' } as const;

/** One backup: when, how large, for whom it can be read, and where it lies. */
export function BackupItem({ backup, onTake }: { backup: Backup; onTake: () => void }) {
  const when = formatMoment(backup.created_at);
  const facts = [
    sizeOf(backup.bytes),
    `${backup.people.toLocaleString('ko-KR')}명`,
    `‘${backup.server}’ 서버`,
    ...(backup.is_here ? [] : ['이 서버에 파일이 없음']),
  ];
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3>{when}</h3>
        <Badge>{KINDS[backup.kind]}</Badge>
        <Badge tone={backup.encrypted ? 'success' : 'waiting'}>
          {backup.encrypted ? '암호화함' : '암호화 안 함'}
        </Badge>
      </div>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <p className={styles.hash}>
        SHA-256 <code>{backup.sha256}</code>
      </p>
      <Button
        icon={<Download aria-hidden size={18} />}
        disabled={!backup.is_here}
        onClick={onTake}
        aria-label={`${when} 백업 내려받기`}
      >
        내려받기
      </Button>
    </li>
  );
}
