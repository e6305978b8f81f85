import { useRef, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import type { Api } from '../../../contract/api.ts';
import type { ReplyOf } from '../../../contract/operation.ts';
import { readJoinCode } from '../../features/classes-shared/join-code.ts';
import { CodeField } from '../../features/session/code-field.tsx';
import { dashboardOf } from '../../features/session/home-of.ts';
import { LoginNotice } from '../../features/notices/login-notice.tsx';
import { readEnd, takePlace } from '../../features/session/return-to.ts';
import { useSession } from '../../features/session/session-context.ts';
import { AuthFrame } from '../../layout/auth-frame.tsx';
import { useAct } from '../../lib/act.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { useInBrowser } from '../../lib/in-browser.ts';
import { waitWords } from '../../lib/retry-after.ts';
import { useSmallForm } from '../../lib/small-form.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import type { LoginValues } from './login-check.ts';
import { GoogleSignIn } from './google-sign-in.tsx';
import styles from './login.module.css';
import { PoweredBy } from './powered-by.tsx';

function sentenceOf(error: ApiError): string {
  const sentence = error.message || '이메일 또는 비밀번호가 올바르지 않습니다.';
  if (error.retryAfter === null) return sentence;
  return `${sentence} 약 ${waitWords(error.retryAfter)} 뒤에 다시 해 볼 수 있어요.`;
}

/** `/login` */
export default function Login() {
  const { user, begin } = useSession();
  const [search] = useSearchParams();
  const here = useInBrowser();
  const [end] = useState(readEnd);
  const ended = here ? end : null;
  const joinCode = here ? readJoinCode() : null;
  const outdated = here && search.get('reload') === 'true';
  const [place, setPlace] = useState<string | null>(null);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  /** Set once the second factor was asked for; `refused`: what the server says to what was given then. */
  const [code, setCode] = useState<{ refused: string | undefined } | null>(null);
  const enter = (data: Pick<ReplyOf<Api['login']>, 'user' | 'session'>) => {
    setPlace(takePlace(data.user.id));
    begin(data.user, data.session.expiresAt);
  };
  const login = useAct('login', {
    failure: '로그인하지 못했습니다.',
    shownByScreen: () => true,
    onSuccess: enter,
    onFailure: (error) => {
      if (error.code === 'TOTP_REQUIRED')
        setCode((asked) => ({ refused: asked ? error.message : undefined }));
      else password.current?.focus();
    },
  });
  const { form, errors, checking } = useSmallForm<LoginValues>({
    loadCheck: async () => (await import('./login-check.ts')).checkLogin,
    read: (fields) => ({
      email: fields['email'] ?? '',
      password: fields['password'] ?? '',
      rememberMe: 'rememberMe' in fields,
      ...(fields['totp']?.trim() ? { totp: fields['totp'] } : {}),
    }),
    onValid: (values) => login.mutate(values),
  });
  const asksCode = login.error?.code === 'TOTP_REQUIRED';
  if (user) return <Navigate to={place ?? dashboardOf(user.role)} replace />;
  return (
    <AuthFrame
      title="로그인"
      foot={<PoweredBy />}
      after={
        <>
          처음 오셨나요? <Link to="/register">회원가입</Link>
        </>
      }
    >
      <form {...form} className={styles.form}>
        {outdated && !login.error && <Alert tone="info">새 버전이 나왔어요. 다시 로그인해 주세요.</Alert>}
        {ended && !login.error && (
          <Alert tone="info">
            로그인이 끝나서 다시 로그인이 필요해요.
            {ended === 'draft' && ' 쓰던 답은 이 기기에 남아 있어요.'}
          </Alert>
        )}
        {joinCode !== null && !ended && !login.error && (
          <Alert tone="info">
            로그인하면 참여 코드 {joinCode}의 수업에 들어갈 수 있어요. 처음이면{' '}
            <Link to="/register">회원가입</Link>부터 해 주세요.
          </Alert>
        )}
        {login.error && !asksCode && <Alert tone="danger">{sentenceOf(login.error)}</Alert>}
        {asksCode && !code?.refused && (
          <Alert tone="info">한 단계 남았어요. 인증 코드를 입력해 주세요.</Alert>
        )}
        <TextField
          label="이메일"
          type="email"
          autoComplete="username"
          inputMode="email"
          name="email"
          ref={email}
          error={errors['email']}
        />
        <PasswordField
          label="비밀번호"
          autoComplete="current-password"
          name="password"
          ref={password}
          error={errors['password']}
        />
        {code && <CodeField error={errors['totp'] ?? (asksCode ? code.refused : undefined)} />}
        <div className={styles.row}>
          <Checkbox name="rememberMe" ref={remember}>
            로그인 유지
          </Checkbox>
          <ForgotPassword typedEmail={() => email.current?.value ?? ''} />
        </div>
        <Button type="submit" variant="primary" size="large" busy={login.isPending || checking}>
          로그인
        </Button>
      </form>
      <GoogleSignIn isRemembered={() => remember.current?.checked ?? false} onSignedIn={enter} />
      <LoginNotice />
    </AuthFrame>
  );
}
