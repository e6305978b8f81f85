import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { renewRecoveryCodes } from '../../../contract/two-factor.ts';
import { plainNumber } from '../../features/session/plain-number.ts';
import { useAct } from '../../lib/act.ts';
import { formResolver, showAtFields } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './two-factor.module.css';

const NONE = { password: '', code: '' };

/** Password and a code of the app, then ten new recovery codes in the same dialog. */
export function RenewCodesSteps({
  onMade,
  onClose,
}: {
  /** From now on there is something on the screen that is shown this once. */
  onMade: () => void;
  onClose: () => void;
}) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: formResolver<typeof NONE>(renewRecoveryCodes.input),
    defaultValues: NONE,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const renew = useAct('renewRecoveryCodes', {
    invalidates: ['getTotp'],
    success: '복구 코드를 새로 만들었습니다.',
    failure: '복구 코드를 새로 만들지 못했습니다.',
    shownByScreen: (error) => showAtFields(error, setError, ['password', 'code']),
    onSuccess: ({ recoveryCodes }) => {
      setCodes(recoveryCodes);
      onMade();
    },
  });
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  return (
    <form
      noValidate
      className={styles.steps}
      onSubmit={handleSubmit((values) => {
        if (!renew.isPending) renew.mutate(values);
      })}
    >
      <PasswordField
        label="현재 비밀번호"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <TextField
        label="앱에 나온 6자리 숫자"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        error={formState.errors.code?.message}
        {...register('code', { setValueAs: plainNumber })}
      />
      <div className={styles.actions}>
        <Button onClick={onClose}>취소</Button>
        <Button type="submit" variant="primary" busy={renew.isPending}>
          새로 만들기
        </Button>
      </div>
    </form>
  );
}
