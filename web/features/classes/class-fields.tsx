import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CREATIVE_LABELS, SEMESTER_LABELS, TYPE_LABELS } from '../classes-shared/class-words.ts';
import styles from './class-form-dialog.module.css';
import type { ClassValues } from './class-input.ts';

const choices = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const NONE = { value: '', label: '선택 안 함' };
const GRADES = [NONE, ...['1', '2', '3'].map((value) => ({ value, label: `${value}학년` }))];

/** The fields of a class; the kind of creative activity only where it applies. */
export function ClassFields({ form }: { form: UseFormReturn<ClassValues> }) {
  const {
    register,
    watch,
    formState: { errors },
  } = form;
  return (
    <div className={styles.fields}>
      <TextField
        label="수업 이름"
        hint="학생에게도 보여요. 예: 통합사회 2반"
        required
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="과목"
        autoComplete="off"
        error={errors.subject_name?.message}
        {...register('subject_name')}
      />
      <div className={styles.pair}>
        <SelectField label="학년" options={GRADES} error={errors.grade?.message} {...register('grade')} />
        <SelectField
          label="학기"
          options={[NONE, ...choices(SEMESTER_LABELS)]}
          error={errors.semester?.message}
          {...register('semester')}
        />
      </div>
      <div className={styles.pair}>
        <SelectField
          label="구분"
          options={choices(TYPE_LABELS)}
          error={errors.type?.message}
          {...register('type')}
        />
        {watch('type') === 'creative' && (
          <SelectField
            label="활동 영역"
            options={[NONE, ...choices(CREATIVE_LABELS)]}
            error={errors.creative_type?.message}
            {...register('creative_type')}
          />
        )}
      </div>
      <TextArea label="설명" rows={3} error={errors.description?.message} {...register('description')} />
    </div>
  );
}
