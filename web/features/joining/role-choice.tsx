import { useFormContext } from 'react-hook-form';
import { RadioCards } from '../../ui/radio-cards.tsx';
import type { RoleValues } from './role-values.ts';

/** Student or teacher; administrators are made by administrators. */
export function RoleChoice() {
  const { register, formState } = useFormContext<RoleValues>();
  return (
    <RadioCards
      legend="역할"
      error={formState.errors.role?.message}
      options={[
        { value: 'student', label: '학생', description: '자기평가를 쓰고 결과를 봐요' },
        { value: 'teacher', label: '교사', description: '수업과 자기평가를 만들고 기록해요' },
      ]}
      {...register('role')}
    />
  );
}
