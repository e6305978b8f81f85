import { useFormContext } from 'react-hook-form';
import { Checkbox } from '../../ui/checkbox.tsx';
import styles from './consent-fields.module.css';
import type { ConsentValues } from './role-values.ts';

/** The required agreements and the optional one, with what they are about. `withGoogle`: what Google told us, too. */
export function ConsentFields({ withGoogle = false }: { withGoogle?: boolean }) {
  const { register, formState } = useFormContext<ConsentValues>();
  const { errors } = formState;
  return (
    <fieldset className={styles.consents}>
      <legend>동의</legend>
      <Checkbox error={errors.privacyConsent?.message} {...register('privacyConsent')}>
        (필수) 개인정보처리방침에 동의해요
      </Checkbox>
      <Checkbox error={errors.termsConsent?.message} {...register('termsConsent')}>
        (필수) 이용약관에 동의해요
      </Checkbox>
      <Checkbox error={errors.ageConsent?.message} {...register('ageConsent')}>
        (필수) 만 14세 이상이에요
      </Checkbox>
      {withGoogle && (
        <Checkbox error={errors.googleConsent?.message} {...register('googleConsent')}>
          (필수) Google 계정의 이름과 이메일을 쓰는 데 동의해요
        </Checkbox>
      )}
      <Checkbox {...register('marketingConsent')}>(선택) 새 소식 받기에 동의해요</Checkbox>
      <details>
        <summary>무엇을 모으고 언제까지 두나요?</summary>
        <p>
          이메일, 비밀번호, 이름, 학번(학생)과 접속 IP·접속 시간·이용 기록을 모아요. 법이 더 오래 두라고 정한
          것이 아니면 탈퇴할 때까지만 보관해요.
        </p>
        <p className={styles.documents}>
          {/* In a tab of their own: what is already typed here stays. */}
          <a href="/privacy-policy" target="_blank" rel="noreferrer">
            개인정보처리방침 읽기 (새 창)
          </a>
          <a href="/terms-of-service" target="_blank" rel="noreferrer">
            이용약관 읽기 (새 창)
          </a>
        </p>
      </details>
    </fieldset>
  );
}
