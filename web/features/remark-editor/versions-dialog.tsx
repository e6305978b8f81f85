import { useState } from 'react';
import { countBytes } from '../../../record/bytes.ts';
import { formatMoment } from '../../lib/dates.ts';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextDifference } from './text-difference.tsx';
import { versionWords } from './version-words.ts';
import styles from './versions-dialog.module.css';

interface VersionsDialogProps {
  open: boolean;
  responseId: string;
  current: string;
  busy: boolean;
  onRestore: (versionId: string) => void;
  onClose: () => void;
}

/** Every text this remark has had, against the one of now; an earlier one can come back as the newest. */
export function VersionsDialog(props: VersionsDialogProps) {
  return (
    <Dialog
      open={props.open}
      size="large"
      title="이전 판"
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>닫기</Button>}
    >
      {props.open && <Versions {...props} />}
    </Dialog>
  );
}

function Versions({ responseId, current, busy, onRestore }: VersionsDialogProps) {
  const [chosen, setChosen] = useState<{ id: string; view: 'difference' | 'text' } | null>();
  const { data, error, refetch } = useRead('listVersions', { id: responseId }, { freshFor: 0 });
  if (!data)
    return error ? (
      <ErrorState
        message={error.message || '이전 판을 불러오지 못했습니다.'}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton lines={6} />
    );
  if (data.versions.length === 0)
    return (
      <EmptyState title="아직 저장된 판이 없어요">기록문을 만들거나 고쳐 저장하면 여기에 쌓여요.</EmptyState>
    );
  // The first press of "이전 판" answers the usual question: what did I change last?
  const latest = data.versions.find((version) => version.text !== current);
  const openId = chosen === undefined ? latest?.id : chosen?.id;
  const view = chosen?.view ?? 'difference';
  return (
    <ol className={styles.versions}>
      {data.versions.map((version) => {
        const open = version.id === openId;
        const toggle = (to: 'difference' | 'text') =>
          setChosen(open && view === to ? null : { id: version.id, view: to });
        return (
          <li key={version.id}>
            <p className={styles.facts}>
              <strong>{formatMoment(version.created_at)}</strong> · {versionWords(version)} ·{' '}
              {version.created_by} · {countBytes(version.text).toLocaleString('ko-KR')}바이트
            </p>
            {version.text === current ? (
              <p className={styles.facts}>지금 글이에요.</p>
            ) : (
              <>
                <div className={styles.choices}>
                  <Button
                    variant="quiet"
                    aria-expanded={open && view === 'difference'}
                    onClick={() => toggle('difference')}
                  >
                    지금 글과 차이
                  </Button>
                  <Button
                    variant="quiet"
                    aria-expanded={open && view === 'text'}
                    onClick={() => toggle('text')}
                  >
                    전체 글
                  </Button>
                  <Button busy={busy} onClick={() => onRestore(version.id)}>
                    이 판으로 되돌리기
                  </Button>
                </div>
                {open &&
                  (view === 'difference' ? (
                    <TextDifference before={version.text} now={current} />
                  ) : (
                    <p className={styles.text}>{version.text}</p>
                  ))}
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
