import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { confirmTotp } from '../../../contract/two-factor.ts';
import type { User } from '../../../contract/users.ts';
import { plainNumber } from '../../features/session/plain-number.ts';
import { useAct } from '../../lib/act.ts';
import { formResolver, showAtFields } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './two-factor.module.css';

interface CodeValues {
  code: string;
}

interface TotpCodeFormProps {
  secret: string;
  uri: string;
  onConfirmed: (user: User, recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** The secret as a picture, as text and as a link for the phone itself; then the first code of the app. */
export function TotpCodeForm({ secret, uri, onConfirmed, onCancel }: TotpCodeFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<CodeValues>({
    resolver: formResolver(confirmTotp.input),
    defaultValues: { code: '' },
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  // The step before has gone, and the focus with it. Twice: the dialog takes it, too, a moment later.
  useEffect(() => {
    setFocus('code');
    const again = setTimeout(() => setFocus('code'), 250);
    return () => clearTimeout(again);
  }, [setFocus]);
  const confirm = useAct('confirmTotp', {
    invalidates: ['getTotp', 'listSessions'],
    success: '두 단계 인증을 켰습니다.',
    failure: '두 단계 인증을 켜지 못했습니다.',
    shownByScreen: (error) => showAtFields(error, setError, ['code']),
    onSuccess: ({ user, recoveryCodes }) => onConfirmed(user, recoveryCodes),
  });
  return (
    <form
      noValidate
      className={styles.steps}
      onSubmit={handleSubmit((values) => {
        if (!confirm.isPending) confirm.mutate(values);
      })}
    >
      <ol className={styles.how}>
        <li>
          휴대전화에 인증 앱(Google Authenticator, Microsoft Authenticator 등)을 설치하고, 앱에서 QR 코드를
          찍어 주세요.
        </li>
        <li>앱에 나온 6자리 숫자를 아래에 적어 주세요.</li>
      </ol>
      <div className={styles.qr}>
        <QrCode text={uri} label="인증 앱으로 찍을 QR 코드" />
      </div>
      <div className={styles.byHand}>
        <p>
          찍을 수 없으면 이 키를 앱에 적거나, 이 휴대전화에 앱이 있으면 <a href={uri}>앱에서 바로 여세요</a>.
        </p>
        {/* In fours, as people copy by eye; the app ignores the spaces. */}
        <code className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </div>
      <TextField
        label="앱에 나온 6자리 숫자"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        error={formState.errors.code?.message}
        {...register('code', { setValueAs: plainNumber })}
      />
      <div className={styles.actions}>
        <Button onClick={onCancel}>취소</Button>
        <Button type="submit" variant="primary" busy={confirm.isPending}>
          켜기
        </Button>
      </div>
    </form>
  );
}
