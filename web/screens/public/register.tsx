import { useEffect, useMemo } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, Navigate } from 'react-router';
import type { PasswordPolicy } from '../../../contract/site.ts';
import { PASSWORD_FLOOR } from '../../../contract/users.ts';
import { ConsentFields } from '../../features/joining/consent-fields.tsx';
import { dashboardOf } from '../../features/session/home-of.ts';
import { useSession } from '../../features/session/session-context.ts';
import { AuthFrame } from '../../layout/auth-frame.tsx';
import { useAct } from '../../lib/act.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { showAtFields } from '../../lib/form.ts';
import { notify } from '../../lib/notify.ts';
import { useRead } from '../../lib/read.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './register.module.css';
import { RegisterFields } from './register-fields.tsx';
import { NO_VALUES, type RegisterValues, registerResolver, toRegistration } from './register-values.ts';

const AT_FIELD: Partial<Record<NonNullable<ApiError['code']>, keyof RegisterValues>> = {
  EMAIL_TAKEN: 'email',
  STUDENT_NUMBER_TAKEN: 'student_number',
};
/** Until the policy in force is known. */
const FLOOR: PasswordPolicy = {
  minLength: PASSWORD_FLOOR,
  requireUppercase: false,
  requireLowercase: false,
  requireNumbers: false,
  requireSpecial: false,
};
/** In the order of the screen. */
const FIELDS = Object.keys(NO_VALUES) as (keyof RegisterValues)[];

/** `/register` */
export default function Register() {
  const { user, begin } = useSession();
  const site = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY }).data;
  const resolver = useMemo(() => registerResolver(site?.passwordPolicy), [site?.passwordPolicy]);
  const form = useForm<RegisterValues>({
    resolver,
    // The usual default, so that the form does not grow when the site's own arrives.
    defaultValues: { ...NO_VALUES, role: 'student' },
    // An error line that appears on blur would move the button from under the finger that leaves the field.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { setError, setFocus, setValue, getFieldState, handleSubmit } = form;

  useEffect(() => {
    if (site && !getFieldState('role').isDirty) setValue('role', site.defaultUserRole);
  }, [site, setValue, getFieldState]);

  const register = useAct('register', {
    failure: '회원가입하지 못했습니다.',
    success: '가입했습니다. 환영합니다.',
    onSuccess: (data) => begin(data.user, data.session.expiresAt),
    shownByScreen: (error) => {
      const field = error.code && AT_FIELD[error.code];
      if (!field) return showAtFields(error, setError, FIELDS);
      setError(field, { type: 'server', message: error.message }, { shouldFocus: true });
      return true;
    },
  });

  if (user) return <Navigate to={dashboardOf(user.role)} replace />;
  const submit = handleSubmit(
    (values) => register.mutate(toRegistration(values)),
    (errors) => {
      // The library's own order is that of appearance, in which the student's fields come last.
      const first = FIELDS.find((field) => errors[field]);
      if (first) setFocus(first);
      if (errors.role) notify.error('역할을 선택해 주세요.');
      else if (errors.privacyConsent || errors.termsConsent || errors.ageConsent)
        notify.error('필수 동의 항목을 확인해 주세요.');
    },
  );
  return (
    <AuthFrame
      wide
      title="회원가입"
      after={
        <>
          이미 가입했나요? <Link to="/login">로그인</Link>
        </>
      }
    >
      {site && !site.registrationEnabled ? (
        <Alert tone="info">지금은 회원가입을 받지 않습니다. 학교의 시스템 관리자에게 문의해 주세요.</Alert>
      ) : (
        <FormProvider {...form}>
          <form noValidate method="post" className={styles.form} onSubmit={submit}>
            <RegisterFields policy={site?.passwordPolicy ?? FLOOR} />
            <ConsentFields />
            <Button type="submit" variant="primary" size="large" busy={register.isPending}>
              가입하기
            </Button>
          </form>
        </FormProvider>
      )}
    </AuthFrame>
  );
}
