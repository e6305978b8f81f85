import { useState } from 'react';
import type { Notice } from '../../../contract/notices.ts';
import { NoticeDialog } from '../../features/settings/notice-dialog.tsx';
import { NoticeItem } from '../../features/settings/notice-item.tsx';
import { SettingsFrame } from '../../features/settings/settings-frame.tsx';
import { useAct } from '../../lib/act.ts';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** `/admin/notices`: what everybody is told, at the login and elsewhere. */
export default function AdminNotices() {
  const { data, error, refetch } = useRead('listNotices', {});
  const [editing, setEditing] = useState<Notice | 'new' | null>(null);
  const [going, setGoing] = useState<Notice | null>(null);
  const invalidates = ['listNotices', 'getSite'] as const;
  const remove = useAct('deleteNotice', {
    invalidates,
    success: () => (going?.is_builtin ? '알림을 숨겼습니다.' : '알림을 지웠습니다.'),
    failure: '알림을 지우지 못했습니다.',
    onSuccess: () => setGoing(null),
  });
  const restore = useAct('restoreNotice', {
    invalidates,
    success: ({ notice }) => `‘${notice.title}’ 알림을 다시 보입니다.`,
    failure: '알림을 다시 보이지 못했습니다.',
  });
  const word = going?.is_builtin ? '숨길까요?' : '지울까요?';
  return (
    <SettingsFrame title="알림">
      <Section
        title="모든 알림"
        action={
          <Button variant="primary" onClick={() => setEditing('new')}>
            알림 만들기
          </Button>
        }
      >
        {data ? (
          data.notices.length > 0 ? (
            <ul>
              {data.notices.map((notice) => (
                <NoticeItem
                  key={notice.id}
                  notice={notice}
                  busy={restore.isPending}
                  onEdit={() => setEditing(notice)}
                  onRemove={() => setGoing(notice)}
                  onRestore={() => restore.mutate({ id: notice.id })}
                />
              ))}
            </ul>
          ) : (
            <EmptyState title="알림이 없어요">알림을 만들면 로그인 화면에서 보여 줄 수 있어요.</EmptyState>
          )
        ) : error ? (
          <ErrorState
            message={error.message || '알림을 불러오지 못했습니다.'}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton lines={8} />
        )}
      </Section>
      <NoticeDialog editing={editing} onClose={() => setEditing(null)} />
      <ConfirmDialog
        open={going !== null}
        title={`‘${going?.title ?? ''}’ 알림을 ${word}`}
        confirmLabel={going?.is_builtin ? '숨기기' : '지우기'}
        danger
        busy={remove.isPending}
        onConfirm={() => going && remove.mutate({ id: going.id })}
        onClose={() => setGoing(null)}
      >
        {going?.is_builtin
          ? '제품에 들어 있는 알림이라 나중에 다시 보일 수 있어요.'
          : '지운 알림은 되돌릴 수 없어요.'}
      </ConfirmDialog>
    </SettingsFrame>
  );
}
