import { useState } from 'react';
import { useSession } from '../../features/session/session-context.ts';
import { useAct } from '../../lib/act.ts';
import { showAtFields } from '../../lib/form.ts';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpCodeForm } from './totp-code-form.tsx';
import { usePasswordForm } from './use-password-form.ts';

type Step = { at: 'password' | 'code' | 'codes'; secret: string; uri: string; codes: string[] };

/** Password, QR code with a first code from the app, recovery codes: one after the other in the same dialog. */
export function TwoFactorSetup({ onClose }: { onClose: () => void }) {
  const { replaceUser } = useSession();
  const [step, setStep] = useState<Step>({ at: 'password', secret: '', uri: '', codes: [] });
  const form = usePasswordForm();
  const start = useAct('startTotp', {
    failure: '두 단계 인증 설정을 시작하지 못했습니다.',
    shownByScreen: (error) => showAtFields(error, form.setError, ['password']),
    onSuccess: (made) => setStep({ ...step, ...made, at: 'code' }),
  });
  if (step.at === 'password') {
    return (
      <>
        <p>본인인지 확인하려고 비밀번호를 한 번 더 물어요.</p>
        <PasswordForm
          form={form}
          confirmLabel="다음"
          busy={start.isPending}
          onPassword={(password) => start.mutate({ password })}
          onCancel={onClose}
        />
      </>
    );
  }
  if (step.at === 'code') {
    return (
      <TotpCodeForm
        secret={step.secret}
        uri={step.uri}
        onConfirmed={(user, codes) => {
          replaceUser(user);
          setStep({ ...step, at: 'codes', codes });
        }}
        onCancel={onClose}
      />
    );
  }
  return <RecoveryCodes codes={step.codes} onDone={onClose} />;
}
