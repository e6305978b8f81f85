import type { UseFormReturn } from 'react-hook-form';
import { RETENTION } from '../../../contract/retention.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { BackupSection } from './backup-section.tsx';
import styles from './settings-fields.module.css';
import { SCHEDULE_LABELS } from './settings-words.ts';
import type { SettingsValues } from './settings-values.ts';

const SCHEDULES = Object.entries(SCHEDULE_LABELS).map(([value, label]) => ({ value, label }));

interface BackupTabProps {
  form: UseFormReturn<SettingsValues>;
  onSubmit: () => void;
}

/** Back up now, and whether the server does so by itself. The list stands beside the form: a backup saves no setting. */
export function BackupTab({ form, onSubmit }: BackupTabProps) {
  const { register, formState, watch } = form;
  const { errors } = formState;
  const isOn = watch('autoBackupEnabled');
  return (
    <div className={styles.fields}>
      <form
        noValidate
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Checkbox
          hint="서버가 켜져 있는 동안 정한 때에 스스로 백업해요. 꺼져 있었으면 켜진 뒤 바로 해요."
          error={errors.autoBackupEnabled?.message}
          {...register('autoBackupEnabled')}
        >
          자동 백업
        </Checkbox>
        {isOn && (
          <div className={styles.pair}>
            <SelectField
              label="백업 주기"
              options={SCHEDULES}
              error={errors.backupSchedule?.message}
              {...register('backupSchedule')}
            />
            <TextField
              label="보관 기간(일)"
              hint={`지나면 백업 파일을 지워요. 1~${RETENTION.backupMostDays}일`}
              required
              inputMode="numeric"
              autoComplete="off"
              error={errors.backupRetentionDays?.message}
              {...register('backupRetentionDays')}
            />
          </div>
        )}
      </form>
      <BackupSection />
    </div>
  );
}
