import { useFormContext } from 'react-hook-form';
import type { PasswordPolicy } from '../../../contract/site.ts';
import { PasswordRules } from '../../features/session/password-rules-list.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { plainNumber } from '../../features/session/plain-number.ts';
import styles from './register.module.css';
import type { RegisterValues } from './register-values.ts';

const GRADES = [
  { value: '', label: '학년 선택' },
  { value: '1', label: '1학년' },
  { value: '2', label: '2학년' },
  { value: '3', label: '3학년' },
];

interface RegisterFieldsProps {
  role: RegisterValues['role'];
  policy: PasswordPolicy;
}

/** Role, the person, and what only that role is asked. */
export function RegisterFields({ role, policy }: RegisterFieldsProps) {
  const { register, setValue, watch, formState } = useFormContext<RegisterValues>();
  const { errors } = formState;
  /** 20110 is grade 2, class 1, number 10: nobody has to say it twice. */
  const followNumber = (number: string) => {
    if (!/^[1-3]\d{4}$/.test(number)) return;
    setValue('grade', number.slice(0, 1), { shouldValidate: true });
    setValue('class_number', String(Number(number.slice(1, 3))), { shouldValidate: true });
  };
  return (
    <>
      <RadioCards
        legend="역할"
        error={errors.role?.message}
        options={[
          { value: 'student', label: '학생', description: '자기평가를 쓰고 결과를 봐요' },
          { value: 'teacher', label: '교사', description: '수업과 자기평가를 만들고 기록해요' },
        ]}
        {...register('role')}
      />
      <TextField label="이름" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField
        label="이메일"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={role === 'teacher' ? '소속 학교' : '학교 이름'}
        autoComplete="organization"
        error={errors.school?.message}
        {...register('school')}
      />
      {role === 'student' && (
        <>
          <TextField
            label="학번"
            hint="학년 1자리, 반 2자리, 번호 2자리예요. 예: 20110"
            inputMode="numeric"
            autoComplete="off"
            error={errors.student_number?.message}
            {...register('student_number', {
              setValueAs: plainNumber,
              onChange: (event) => followNumber(plainNumber(event.target.value)),
            })}
          />
          <div className={styles.pair}>
            <SelectField label="학년" options={GRADES} error={errors.grade?.message} {...register('grade')} />
            <TextField
              label="반 (선택)"
              inputMode="numeric"
              autoComplete="off"
              error={errors.class_number?.message}
              {...register('class_number')}
            />
          </div>
        </>
      )}
      {role === 'teacher' && (
        <TextField label="담당 과목 (선택)" error={errors.subject?.message} {...register('subject')} />
      )}
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
