import { useFormContext } from 'react-hook-form';
import { StudentNumberField } from '../session/student-number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { RoleValues } from './role-values.ts';
import styles from './school-fields.module.css';

const GRADES = [
  { value: '', label: '학년 선택' },
  { value: '1', label: '1학년' },
  { value: '2', label: '2학년' },
  { value: '3', label: '3학년' },
];

/** The school, and what only the chosen role is asked. */
export function SchoolFields() {
  const { register, setValue, watch, formState } = useFormContext<RoleValues>();
  const { errors } = formState;
  const role = watch('role');
  /** 20110 is grade 2, class 1, number 10: nobody has to say it twice. */
  const followNumber = (number: string) => {
    if (!/^[1-3]\d{4}$/.test(number)) return;
    setValue('grade', number.slice(0, 1), { shouldValidate: true });
    setValue('class_number', String(Number(number.slice(1, 3))), { shouldValidate: true });
  };
  return (
    <>
      <TextField
        label={role === 'teacher' ? '소속 학교' : '학교 이름'}
        autoComplete="organization"
        error={errors.school?.message}
        {...register('school')}
      />
      {role === 'student' && (
        <>
          <StudentNumberField
            error={errors.student_number?.message}
            {...register('student_number', { onChange: (event) => followNumber(event.target.value) })}
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
    </>
  );
}
