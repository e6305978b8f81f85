import { useForm } from 'react-hook-form';
import { api } from '../../../contract/api.ts';
import { useAct } from '../../lib/act.ts';
import { formResolver } from '../../lib/form.ts';
import { notify } from '../../lib/notify.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useSession } from './session-context.ts';
import styles from './session-forms.module.css';

interface ConsentValues {
  privacyConsent: boolean;
  termsConsent: boolean;
  ageConsent: boolean;
  marketingConsent: boolean;
}

/**
 * Stands in front of everything until somebody agrees; refusing signs them out. Somebody who has yet to choose a role
 * agrees there, and may read the documents before.
 */
export function ConsentGate() {
  const { user, replaceUser, signOut } = useSession();
  const { register, handleSubmit, formState } = useForm<ConsentValues>({
    resolver: formResolver(api.giveConsent.input),
    defaultValues: { privacyConsent: false, termsConsent: false, ageConsent: false, marketingConsent: false },
  });
  const agree = useAct('giveConsent', {
    failure: '동의를 처리하는 중에 문제가 생겼습니다.',
    onSuccess: () => {
      if (user) replaceUser({ ...user, consentRequired: false });
      // What was refused while the gate was closed.
      void queryClient.invalidateQueries();
    },
  });
  if (!user?.consentRequired || user.role === null || user.passwordChangeRequired) return null;
  const { errors } = formState;
  const refuse = () => {
    notify.info('동의하지 않으면 서비스를 이용할 수 없습니다.');
    void signOut({ asking: false });
  };
  return (
    <Dialog open blocking title="약관 동의가 필요해요">
      <form
        noValidate
        className={styles.form}
        onSubmit={handleSubmit(
          (values) => agree.mutate(values),
          () => notify.error('필수 동의 항목을 확인해 주세요.'),
        )}
      >
        <div className={styles.consents}>
          <Checkbox error={errors.privacyConsent?.message} {...register('privacyConsent')}>
            (필수) 개인정보 처리방침에 동의해요
          </Checkbox>
          <Checkbox error={errors.termsConsent?.message} {...register('termsConsent')}>
            (필수) 이용약관에 동의해요
          </Checkbox>
          <Checkbox error={errors.ageConsent?.message} {...register('ageConsent')}>
            (필수) 만 14세 이상이에요
          </Checkbox>
          <Checkbox {...register('marketingConsent')}>(선택) 새 소식 받기에 동의해요</Checkbox>
        </div>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={refuse}>
            동의하지 않기
          </Button>
          <Button type="submit" variant="primary" busy={agree.isPending}>
            동의하고 계속하기
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
