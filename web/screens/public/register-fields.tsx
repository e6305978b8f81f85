import { useFormContext } from 'react-hook-form';
import type { PasswordPolicy } from '../../../contract/site.ts';
import { RoleChoice } from '../../features/joining/role-choice.tsx';
import { SchoolFields } from '../../features/joining/school-fields.tsx';
import { PasswordRules } from '../../features/session/password-rules-list.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { RegisterValues } from './register-values.ts';

interface RegisterFieldsProps {
  policy: PasswordPolicy;
}

/** Role, the person, and what only that role is asked. */
export function RegisterFields({ policy }: RegisterFieldsProps) {
  const { register, watch, formState } = useFormContext<RegisterValues>();
  const { errors } = formState;
  return (
    <>
      <RoleChoice />
      <TextField label="이름" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField
        label="이메일"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <SchoolFields />
      <div>
        <PasswordField
          label="비밀번호"
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordRules policy={policy} password={watch('password')} />
      </div>
      <PasswordField
        label="비밀번호 확인"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
    </>
  );
}
