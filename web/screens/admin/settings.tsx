import { SettingsForm } from '../../features/settings/settings-form.tsx';
import { readAnew } from '../../features/settings/read-anew.ts';
import { SettingsFrame } from '../../features/settings/settings-frame.tsx';
import { useRead } from '../../lib/read.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** `/admin/settings`: general, email, security, backup (specification 1, section 2). */
export default function AdminSettings() {
  const { data, error, refetch } = useRead('getSettings', {}, { cached: false });
  return (
    <SettingsFrame title="시스템 설정">
      {data ? (
        <SettingsForm stored={data} onReload={() => readAnew(refetch, '설정을 불러오지 못했습니다.')} />
      ) : error ? (
        <ErrorState message={error.message || '설정을 불러오지 못했습니다.'} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={12} />
      )}
    </SettingsFrame>
  );
}
