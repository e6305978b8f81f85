import type { UseFormReturn } from 'react-hook-form';
import { RETENTION } from '../../../contract/retention.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './settings-fields.module.css';
import type { SettingsValues } from './settings-values.ts';

interface SecurityTabProps {
  form: UseFormReturn<SettingsValues>;
  policySaved: boolean;
  /** Where this person is now, as the server sees it. */
  address: string;
}

/** The rules for new passwords, the second factor, and from where the administration opens. */
export function SecurityTab({ form, policySaved, address }: SecurityTabProps) {
  const { register, formState, getValues, setValue } = form;
  const { errors } = formState;
  const addOwn = () => {
    const lines = getValues('ipWhitelist')
      .split('\n')
      .filter((line) => line.trim() !== '');
    if (!lines.includes(address))
      setValue('ipWhitelist', [...lines, address].join('\n'), { shouldDirty: true });
  };
  return (
    <div className={styles.fields}>
      {!policySaved && (
        <Alert tone="waiting">
          이 비밀번호 규칙은 아직 적용되지 않았어요. 지금은 6자 이상이면 돼요. 저장하면 그때부터 새 비밀번호에
          적용돼요.
        </Alert>
      )}
      <fieldset className={styles.group}>
        <legend>새 비밀번호의 규칙</legend>
        <TextField
          label="비밀번호 길이(자)"
          hint="6~64자. 이미 쓰고 있는 비밀번호는 그대로 쓸 수 있어요."
          required
          inputMode="numeric"
          autoComplete="off"
          error={errors.passwordMinLength?.message}
          {...register('passwordMinLength')}
        />
        <div className={styles.checks}>
          <Checkbox {...register('passwordRequireUppercase')}>영문 대문자</Checkbox>
          <Checkbox {...register('passwordRequireLowercase')}>영문 소문자</Checkbox>
          <Checkbox {...register('passwordRequireNumbers')}>숫자</Checkbox>
          <Checkbox {...register('passwordRequireSpecial')}>특수문자</Checkbox>
        </div>
      </fieldset>
      <Checkbox
        hint="관리자가 로그인할 때 인증 앱의 숫자를 한 번 더 물어요."
        {...register('twoFactorEnabled')}
      >
        관리자 두 단계 인증
      </Checkbox>
      <TextArea
        label="관리자 화면을 열 수 있는 IP 주소"
        hint={`한 줄에 하나씩, 주소나 CIDR 범위로 적어 주세요. 예: 10.0.0.0/24. 비워 두면 어디서나 열려요. 지금 접속한 주소: ${address}`}
        rows={4}
        autoComplete="off"
        spellCheck={false}
        error={errors.ipWhitelist?.message}
        {...register('ipWhitelist')}
      />
      <div className={styles.actions}>
        <Button onClick={addOwn}>지금 접속한 주소 넣기</Button>
      </div>
      <TextField
        label="감사 기록 보관 기간(년)"
        hint={`지나면 지워요. ${RETENTION.auditYears}~${RETENTION.auditMostYears}년. 바꾸면 개인정보처리방침에도 그렇게 보여요.`}
        required
        inputMode="numeric"
        autoComplete="off"
        error={errors.auditRetentionYears?.message}
        {...register('auditRetentionYears')}
      />
    </div>
  );
}
