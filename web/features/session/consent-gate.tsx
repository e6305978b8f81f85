import { FormProvider, useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { api } from '../../../contract/api.ts';
import { useAct } from '../../lib/act.ts';
import { formResolver } from '../../lib/form.ts';
import { notify } from '../../lib/notify.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ConsentFields } from '../joining/consent-fields.tsx';
import type { ConsentValues } from '../joining/role-values.ts';
import { useSession } from './session-context.ts';
import styles from './session-forms.module.css';

/** What somebody is asked to agree to has to be readable before. */
const DOCUMENTS = new Set(['/privacy-policy', '/terms-of-service', '/contact']);

/**
 * Stands in front of everything until somebody agrees; refusing signs them out. Somebody who has yet to choose a role
 * agrees there, and may read the documents before.
 */
export function ConsentGate() {
  const { user, replaceUser, signOut } = useSession();
  const { pathname } = useLocation();
  const form = useForm<ConsentValues>({
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
  if (DOCUMENTS.has(pathname)) return null;
  const refuse = () => {
    notify.info('동의하지 않으면 서비스를 이용할 수 없습니다.');
    void signOut({ asking: false });
  };
  return (
    <Dialog open blocking title="약관 동의가 필요해요">
      <form
        noValidate
        className={styles.form}
        onSubmit={form.handleSubmit(
          (values) => agree.mutate(values),
          () => notify.error('필수 동의 항목을 확인해 주세요.'),
        )}
      >
        <p>처음 로그인했거나 약관이 바뀌었어요. 읽어 보고 동의하면 계속할 수 있어요.</p>
        <FormProvider {...form}>
          <ConsentFields />
        </FormProvider>
        <DialogActions>
          <Button variant="secondary" onClick={refuse}>
            동의하지 않기
          </Button>
          <Button type="submit" variant="primary" busy={agree.isPending}>
            동의하고 계속하기
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
