import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ConsentFields } from '../../features/joining/consent-fields.tsx';
import { RoleChoice } from '../../features/joining/role-choice.tsx';
import { SchoolFields } from '../../features/joining/school-fields.tsx';
import { useSession, useUser } from '../../features/session/session-context.ts';
import { AuthFrame } from '../../layout/auth-frame.tsx';
import { useAct } from '../../lib/act.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { showAtFields } from '../../lib/form.ts';
import { notify } from '../../lib/notify.ts';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import styles from './role-selection.module.css';
import {
  CONSENTS,
  enteredValues,
  NO_CHOICE,
  type RoleSelectionValues,
  roleSelectionResolver,
  toRoleSelection,
} from './role-selection-values.ts';

const FIELDS = Object.keys(NO_CHOICE) as (keyof RoleSelectionValues)[];

/** The server's own sentence, else one for the kind of refusal (specification 1, section 8). */
function sentenceOf(error: ApiError): string {
  if (error.message !== '') return error.message;
  if (error.status === 409) return '이미 사용 중인 학번입니다. 다른 학번을 입력해 주세요.';
  if (error.status === 429) return '요청이 너무 많습니다. 나중에 다시 시도해 주세요.';
  return '역할을 선택하지 못했습니다. 다시 시도해 주세요.';
}

/** `/role-selection`: the last step of somebody who came with a Google account. */
export default function RoleSelection() {
  const user = useUser();
  const { replaceUser, signOut } = useSession();
  const site = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY }).data;
  const form = useForm<RoleSelectionValues>({
    resolver: roleSelectionResolver,
    // The usual default, so that the form does not grow when the site's own arrives.
    defaultValues: { ...NO_CHOICE, role: 'student' },
    // An error line that appears on blur would move the button from under the finger that leaves the field.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { setError, setFocus, setValue, getFieldState, handleSubmit } = form;
  useEffect(() => {
    if (site && !getFieldState('role').isDirty) setValue('role', site.defaultUserRole);
  }, [site, setValue, getFieldState]);

  /** What waits for its confirmation; nothing is sent before. */
  const [entered, setEntered] = useState<RoleSelectionValues | null>(null);
  const select = useAct('selectRole', {
    failure: '역할을 선택하지 못했습니다.',
    success: '가입을 마쳤습니다. 환영합니다.',
    onSuccess: (data) => replaceUser(data.user),
    shownByScreen: (error) => {
      setEntered(null);
      if (error.code === 'STUDENT_NUMBER_TAKEN')
        setError('student_number', { type: 'server', message: sentenceOf(error) }, { shouldFocus: true });
      else if (!showAtFields(error, setError, FIELDS)) notify.error(sentenceOf(error));
      return true;
    },
  });
  const review = handleSubmit(setEntered, (errors) => {
    const first = FIELDS.find((field) => errors[field]);
    if (first) setFocus(first);
    if (errors.role) notify.error('역할을 선택해 주세요.');
    else if (CONSENTS.some((consent) => errors[consent]))
      notify.error('필수 동의 항목을 모두 확인해 주세요.');
  });
  return (
    <AuthFrame
      wide
      title="역할 선택"
      after={
        <>
          이 계정이 아닌가요?{' '}
          <Button variant="quiet" onClick={() => void signOut({ asking: false })}>
            로그아웃
          </Button>
        </>
      }
    >
      <div className={styles.welcome}>
        <p>
          <strong>{user.name} 님, 환영해요.</strong> {user.google_email ?? user.email} 계정으로 로그인했어요.
        </p>
        <p>
          마지막 단계예요. 역할과 학교를 알려 주면 바로 시작할 수 있어요. 역할은 나중에 내 정보에서 바꿀 수
          있어요.
        </p>
      </div>
      <FormProvider {...form}>
        <form noValidate method="post" className={styles.form} onSubmit={review}>
          <RoleChoice />
          <SchoolFields />
          <ConsentFields withGoogle />
          <Button type="submit" variant="primary" size="large">
            입력한 내용 확인하기
          </Button>
        </form>
      </FormProvider>
      <ConfirmDialog
        open={entered !== null}
        title="이대로 시작할까요?"
        confirmLabel="확인하고 시작하기"
        cancelLabel="고치기"
        busy={select.isPending}
        onConfirm={() => {
          if (entered) select.mutate(toRoleSelection(entered));
        }}
        onClose={() => setEntered(null)}
      >
        <dl className={styles.entered}>
          {(entered ? enteredValues(entered) : []).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>필수 항목 네 가지에 동의했어요.</p>
      </ConfirmDialog>
    </AuthFrame>
  );
}
