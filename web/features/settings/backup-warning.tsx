import { formatMoment } from '../../lib/dates.ts';
import { useRead } from '../../lib/read.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

/** Tells an administrator that the last backup failed, where they come by every day. */
export function BackupWarning() {
  const { data } = useRead('listBackups', {});
  if (!data?.failure) return null;
  return (
    <Alert
      tone="waiting"
      action={
        <ButtonLink to="/admin/settings" variant="quiet">
          설정으로
        </ButtonLink>
      }
    >
      {formatMoment(data.failure.at)}의 백업에 실패했어요. {data.failure.message}
    </Alert>
  );
}
