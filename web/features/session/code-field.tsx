import { useEffect, useRef } from 'react';
import { TextField } from '../../ui/text-field.tsx';

/** Where the second factor is typed, under the name `totp`; it takes the focus when it appears and when it is refused. */
export function CodeField({ error }: { error: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [error]);
  return (
    <TextField
      ref={input}
      label="인증 코드"
      name="totp"
      hint="인증 앱에 보이는 6자리 숫자예요. 휴대폰이 없으면 복구 코드를 입력해 주세요."
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      error={error}
    />
  );
}
