import { useState } from 'react';
import { useSession } from '../../features/session/session-context.ts';
import { useAct } from '../../lib/act.ts';
import { showAtFields } from '../../lib/form.ts';
import { PasswordForm, usePasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpCodeForm } from './totp-code-form.tsx';

type Step =
  | { at: 'password' }
  | { at: 'code'; secret: string; uri: string }
  | { at: 'codes'; codes: string[] };

/** Password, QR code with a first code from the app, recovery codes: one after the other in the same dialog. */
export function TwoFactorSetup({ onClose }: { onClose: () => void }) {
  const { replaceUser } = useSession();
  const [step, setStep] = useState<Step>({ at: 'password' });
  const form = usePasswordForm();
  const start = useAct('startTotp', {
    failure: '두 단계 인증 설정을 시작하지 못했습니다.',
    shownByScreen: (error) => showAtFields(error, form.setError, ['password']),
    onSuccess: ({ secret, uri }) => setStep({ at: 'code', secret, uri }),
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
          setStep({ at: 'codes', codes });
        }}
        onCancel={onClose}
      />
    );
  }
  return <RecoveryCodes codes={step.codes} onDone={onClose} />;
}
