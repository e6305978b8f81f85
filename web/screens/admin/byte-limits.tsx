import { ByteLimitsForm } from '../../features/settings/byte-limits-form.tsx';
import { readAnew } from '../../features/settings/read-anew.ts';
import { SettingsFrame } from '../../features/settings/settings-frame.tsx';
import { useRead } from '../../lib/read.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** `/admin/byte-limits`: how long a record may be, by school year and area. */
export default function AdminByteLimits() {
  const { data, error, refetch } = useRead('getByteLimits', {}, { cached: false });
  return (
    <SettingsFrame title="바이트 한도">
      {data ? (
        <ByteLimitsForm
          stored={data}
          onReload={() => readAnew(refetch, '바이트 한도를 불러오지 못했습니다.')}
        />
      ) : error ? (
        <ErrorState
          message={error.message || '바이트 한도를 불러오지 못했습니다.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </SettingsFrame>
  );
}
