import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Backup } from '../../../contract/backups.ts';
import { useAct } from '../../lib/act.ts';
import { formatMoment } from '../../lib/dates.ts';
import { readKey, useRead } from '../../lib/read.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BackupItem } from './backup-item.tsx';
import { BackupProgress } from './backup-progress.tsx';
import { DownloadBackupDialog } from './download-backup-dialog.tsx';
import styles from './backup-section.module.css';

/** How often the list is read while a backup is being made, in ms. */
const WATCH_MS = 1_000;

/** Back up now, and the backups that there are. */
export function BackupSection() {
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [taking, setTaking] = useState<Backup | null>(null);
  const [watching, setWatching] = useState(false);
  const { data, error, refetch } = useRead('listBackups', {}, watching ? { every: WATCH_MS } : {});
  const make = useAct('createBackup', {
    invalidates: ['listBackups', 'getSettings'],
    success: '데이터베이스 백업이 완료되었습니다.',
    failure: '백업에 실패했습니다.',
    onSuccess: () => setAsking(false),
    onFailure: () => {
      setAsking(false);
      void cache.invalidateQueries({ queryKey: readKey('listBackups') });
    },
  });
  const isRunning = make.isPending || (data?.running ?? null) !== null;
  useEffect(() => setWatching(isRunning), [isRunning]);
  const last = data?.backups[0];
  return (
    <div>
      <Section
        title="백업"
        action={
          <Button variant="primary" busy={isRunning} onClick={() => setAsking(true)}>
            {isRunning ? '백업하는 중' : '지금 백업'}
          </Button>
        }
      >
        <div className={styles.facts}>
          {data?.failure && (
            <Alert tone="danger">
              {formatMoment(data.failure.at)}의 {data.failure.kind === 'scheduled' ? '자동 백업' : '백업'}에
              실패했어요. {data.failure.message}
            </Alert>
          )}
          {isRunning && !asking && <BackupProgress running={data?.running ?? null} />}
          {data && (
            <p>
              {last ? `마지막 백업: ${formatMoment(last.created_at)}` : '아직 백업한 적이 없어요.'}
              <br />
              {data.encrypts
                ? '새 백업은 암호화해요. BACKUP_KEY를 잃으면 복원할 수 없어요.'
                : '새 백업은 암호화하지 않아요. 서버에 BACKUP_KEY를 정하면 암호화해요.'}
            </p>
          )}
        </div>
        {data ? (
          data.backups.length > 0 ? (
            <ul className={styles.list}>
              {data.backups.map((backup) => (
                <BackupItem key={backup.id} backup={backup} onTake={() => setTaking(backup)} />
              ))}
            </ul>
          ) : (
            <EmptyState title="백업이 없어요">‘지금 백업’을 누르면 여기에 나타나요.</EmptyState>
          )
        ) : error ? (
          <ErrorState
            message={error.message || '백업 목록을 불러오지 못했습니다.'}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton lines={5} />
        )}
      </Section>
      <ConfirmDialog
        open={asking}
        title="지금 데이터베이스를 백업하시겠습니까?"
        confirmLabel="백업"
        busy={make.isPending}
        onConfirm={() => make.mutate({})}
        onClose={() => setAsking(false)}
      >
        {make.isPending ? (
          <BackupProgress running={data?.running ?? null} />
        ) : (
          '모든 사람의 정보가 담긴 파일이 서버에 만들어져요. 복원은 서버를 끄고 명령으로 해요(npm run restore).'
        )}
      </ConfirmDialog>
      <DownloadBackupDialog backup={taking} onClose={() => setTaking(null)} />
    </div>
  );
}
