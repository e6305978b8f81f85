import { readAnew } from '../../features/settings/read-anew.ts';
import { RecordRulesForm } from '../../features/settings/record-rules-form.tsx';
import { SettingsFrame } from '../../features/settings/settings-frame.tsx';
import { useRead } from '../../lib/read.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** `/admin/record-rules`: words the school forbids in records beyond the rules, and those it allows against them. */
export default function AdminRecordRules() {
  const { data, error, refetch } = useRead('getRecordRules', {}, { cached: false });
  return (
    <SettingsFrame title="기재 금지어와 예외">
      {data ? (
        <RecordRulesForm
          stored={data}
          onReload={() => readAnew(refetch, '금지어 목록을 불러오지 못했습니다.')}
        />
      ) : error ? (
        <ErrorState
          message={error.message || '금지어 목록을 불러오지 못했습니다.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={10} />
      )}
    </SettingsFrame>
  );
}
