import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './settings-fields.module.css';
import { ROLE_LABELS } from './settings-words.ts';
import type { SettingsValues } from './settings-values.ts';

const ROLES = Object.entries(ROLE_LABELS).map(([value, label]) => ({ value, label }));

/** Name, contact, who may come in and for how long. */
export function GeneralTab({ form }: { form: UseFormReturn<SettingsValues> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className={styles.fields}>
      <TextField
        label="사이트 이름"
        hint="브라우저 제목과 메일에 보여요."
        required
        autoComplete="off"
        error={errors.siteName?.message}
        {...register('siteName')}
      />
      <TextField
        label="관리자 이메일"
        hint="문의 주소로 누구에게나 보여요. 비워 두면 보이지 않아요."
        type="email"
        autoComplete="off"
        error={errors.adminEmail?.message}
        {...register('adminEmail')}
      />
      <Checkbox
        hint="켜면 관리자만 들어올 수 있어요. 쓰던 사람도 바로 멈춰요."
        error={errors.maintenanceMode?.message}
        {...register('maintenanceMode')}
      >
        점검 모드
      </Checkbox>
      <Checkbox
        hint="끄면 아무도 새로 가입할 수 없어요."
        error={errors.registrationEnabled?.message}
        {...register('registrationEnabled')}
      >
        회원가입 받기
      </Checkbox>
      <SelectField
        label="가입할 때 먼저 골라 둘 역할"
        options={ROLES}
        error={errors.defaultUserRole?.message}
        {...register('defaultUserRole')}
      />
      <div className={styles.pair}>
        <TextField
          label="자동 로그아웃까지(분)"
          hint="쓰지 않은 시간이에요. 5~720분"
          required
          inputMode="numeric"
          autoComplete="off"
          error={errors.sessionTimeout?.message}
          {...register('sessionTimeout')}
        />
        <TextField
          label="로그인 시도(회)"
          hint="이만큼 틀리면 15분 동안 잠겨요. 3~20회"
          required
          inputMode="numeric"
          autoComplete="off"
          error={errors.maxLoginAttempts?.message}
          {...register('maxLoginAttempts')}
        />
      </div>
    </div>
  );
}
