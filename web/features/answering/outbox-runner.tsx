import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMatch } from 'react-router';
import { notify } from '../../lib/notify.ts';
import { readKey } from '../../lib/read.ts';
import { isQueuedKey } from './queued.ts';
import { QueuedNotice } from './queued-notice.tsx';
import { AFTER_SUBMITTING } from './after-submitting.ts';
import { useOutbox } from './the-outbox.ts';

/** Sends a student's queued submissions whatever screen is open, and says what became of them. */
export function OutboxRunner() {
  const { outbox, entries } = useOutbox();
  const cache = useQueryClient();
  const onSheet = useMatch('/student/evaluations/:evaluationId')?.params.evaluationId;
  useEffect(() => {
    outbox.start((one, outcome) => {
      if (outcome.kind === 'waiting') return;
      for (const stale of AFTER_SUBMITTING) void cache.invalidateQueries({ queryKey: readKey(stale) });
      if (outcome.kind === 'done') notify.success(`‘${one.className}’ 자기평가를 제출했습니다.`);
    });
    const again = () => void outbox.flush();
    const shown = () => {
      if (document.visibilityState === 'visible') again();
    };
    const elsewhere = (event: StorageEvent) => {
      if (event.key === null || isQueuedKey(outbox.userId, event.key)) outbox.look();
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', shown);
    window.addEventListener('storage', elsewhere);
    return () => {
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', shown);
      window.removeEventListener('storage', elsewhere);
      outbox.stop();
    };
  }, [outbox, cache]);
  return entries
    .filter((one) => one.evaluationId !== onSheet)
    .map((one) => (
      <QueuedNotice
        key={one.evaluationId}
        one={one}
        onDismiss={() => outbox.dismiss(one)}
        onRetry={() => outbox.flush()}
      />
    ));
}
