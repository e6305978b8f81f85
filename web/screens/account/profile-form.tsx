import { useForm } from 'react-hook-form';
import { api } from '../../../contract/api.ts';
import type { CallInput } from '../../../contract/operation.ts';
import type { User } from '../../../contract/users.ts';
import { useSession } from '../../features/session/session-context.ts';
import { StudentNumberField } from '../../features/session/student-number-field.tsx';
import { useAct } from '../../lib/act.ts';
import { formResolver, showAtFields } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './profile.module.css';

interface ProfileValues {
  name: string;
  school: string;
  student_number: string;
  subject: string;
}

function valuesOf(user: User): ProfileValues {
  return {
    name: user.name,
    school: user.school ?? '',
    student_number: user.student_number ?? '',
    subject: user.subject ?? '',
  };
}

/** Only what the role has: a number for students, a subject for teachers. */
function toInput(role: User['role'], values: ProfileValues): CallInput<typeof api.updateProfile> {
  const { name, school } = values;
  if (role === 'student') return { name, school, student_number: values.student_number };
  if (role === 'teacher') return { name, school, subject: values.subject.trim() || null };
  return { name, school };
}

/** Name, school and the role's own field; the e-mail is for reading only. */
export function ProfileForm({ user }: { user: User }) {
  const { replaceUser } = useSession();
  const form = useForm<ProfileValues>({
    resolver: formResolver(api.updateProfile.input, { toInput: (values) => toInput(user.role, values) }),
    defaultValues: valuesOf(user),
    // An error line that appears on blur would move the button from under the finger that leaves the field.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { register, handleSubmit, setError, reset, formState } = form;
  const save = useAct('updateProfile', {
    success: '내 정보를 저장했습니다.',
    failure: '내 정보를 저장하지 못했습니다.',
    shownByScreen: (error) => {
      if (error.code !== 'STUDENT_NUMBER_TAKEN')
        return showAtFields(error, setError, ['name', 'school', 'student_number', 'subject']);
      setError('student_number', { type: 'server', message: error.message }, { shouldFocus: true });
      return true;
    },
    onSuccess: ({ user: saved }) => {
      replaceUser(saved);
      reset(valuesOf(saved));
    },
  });
  const { errors, isDirty } = formState;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={handleSubmit((values) => save.mutate(toInput(user.role, values)))}
    >
      <TextField label="이메일" value={user.email} readOnly hint="이메일은 바꿀 수 없어요." />
      <TextField label="이름" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField
        label={user.role === 'teacher' ? '소속 학교' : '학교 이름'}
        autoComplete="organization"
        error={errors.school?.message}
        {...register('school')}
      />
      {user.role === 'student' && (
        <StudentNumberField error={errors.student_number?.message} {...register('student_number')} />
      )}
      {user.role === 'teacher' && (
        <TextField label="담당 과목 (선택)" error={errors.subject?.message} {...register('subject')} />
      )}
      <div className={styles.actions}>
        <Button variant="secondary" disabled={!isDirty} onClick={() => reset(valuesOf(user))}>
          되돌리기
        </Button>
        <Button type="submit" variant="primary" disabled={!isDirty} busy={save.isPending}>
          저장
        </Button>
      </div>
    </form>
  );
}
