import { useState } from 'react';
import { forgotPassword } from '../../../contract/auth.ts';
import { useAct } from '../../lib/act.ts';
import { messageOf } from '../../lib/api-error.ts';
import { fieldMessages } from '../../lib/form.ts';
import { useSmallForm } from '../../lib/small-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './login.module.css';

interface ForgotPasswordDialogProps {
  /** What already stands in the login form. */
  email: string;
  onClose: () => void;
}

/** Asks where to send the link; says the same whether or not anybody registered with that address. */
export function ForgotPasswordDialog({ email, onClose }: ForgotPasswordDialogProps) {
  const [typed] = useState(email);
  const ask = useAct('forgotPassword', {
    failure: '메일을 보내지 못했습니다. 잠시 뒤 다시 시도해 주세요.',
    shownByScreen: () => true,
  });
  const { form, errors, checking } = useSmallForm({
    loadCheck: async () => (values: { email: string }) => fieldMessages(forgotPassword.input, values),
    read: (fields) => ({ email: fields['email'] ?? '' }),
    onValid: (values) => ask.mutate(values),
  });
  const answer = ask.data;
  return (
    <Dialog
      open
      title="비밀번호를 새로 정해요"
      description={
        answer ? undefined : '가입한 이메일을 적어 주세요. 비밀번호를 새로 정하는 링크를 보내 드려요.'
      }
      onClose={onClose}
      actions={answer && <Button onClick={onClose}>닫기</Button>}
    >
      {answer ? (
        <Alert tone={answer.sent ? 'success' : 'info'}>{answer.message}</Alert>
      ) : (
        <form
          {...form}
          className={styles.form}
          onSubmit={(event) => {
            // Through the portal it would reach the login form, too.
            event.stopPropagation();
            form.onSubmit?.(event);
          }}
        >
          {ask.error && (
            <Alert tone="danger">
              {messageOf(ask.error, '메일을 보내지 못했습니다. 잠시 뒤 다시 시도해 주세요.')}
            </Alert>
          )}
          <TextField
            label="가입한 이메일"
            type="email"
            inputMode="email"
            autoComplete="username"
            name="email"
            defaultValue={typed}
            error={errors['email']}
          />
          <div className={styles.actions}>
            <Button onClick={onClose}>취소</Button>
            <Button type="submit" variant="primary" busy={ask.isPending || checking}>
              링크 받기
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
