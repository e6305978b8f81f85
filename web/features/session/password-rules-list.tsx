import { Check, Circle } from 'lucide-react';
import { passwordRules } from '../../../contract/password-rules.ts';
import type { PasswordPolicy } from '../../../contract/site.ts';
import styles from './password-rules-list.module.css';

/** The policy in force, ticked off while somebody types. */
export function PasswordRules({ policy, password }: { policy: PasswordPolicy; password: string }) {
  return (
    <ul className={styles.rules} aria-label="비밀번호 규칙">
      {passwordRules(policy, password).map(({ label, met }) => (
        <li key={label} data-met={met || undefined}>
          {met ? <Check aria-label="충족" size={16} /> : <Circle aria-label="미충족" size={16} />}
          {label}
        </li>
      ))}
    </ul>
  );
}
