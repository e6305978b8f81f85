import type { UseFormRegisterReturn } from 'react-hook-form';
import type { PasswordPolicy } from '../../../contract/site.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { passwordProblems } from './password-rules.ts';
import { PasswordRules } from './password-rules-list.tsx';

type Field = 'newPassword' | 'confirmPassword';

/** What no schema can say of a new password: the policy in force, and that it is the same twice. */
export function newPasswordProblems(
  policy: PasswordPolicy | undefined,
  { newPassword, confirmPassword }: Record<Field, string>,
): Partial<Record<Field, string>> {
  const { password, ...others } = passwordProblems(policy, { password: newPassword, confirmPassword });
  return password === undefined ? others : { ...others, newPassword: password };
}

interface NewPasswordFieldsProps {
  register: (field: Field) => UseFormRegisterReturn;
  errors: Partial<Record<Field, { message?: string | undefined }>>;
  policy: PasswordPolicy | undefined;
  /** What stands in the first field now. */
  typed: string;
}

/** A new password twice, with the policy in force ticked off. */
export function NewPasswordFields({ register, errors, policy, typed }: NewPasswordFieldsProps) {
  return (
    <>
      <div>
        <PasswordField
          label="새 비밀번호"
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...register('newPassword')}
        />
        {policy && <PasswordRules policy={policy} password={typed} />}
      </div>
      <PasswordField
        label="새 비밀번호 확인"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
    </>
  );
}
