import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { updateRole } from '../../../contract/auth.ts';
import type { CallInput } from '../../../contract/operation.ts';
import type { User } from '../../../contract/users.ts';
import { dashboardOf, roleLabel } from '../../features/session/home-of.ts';
import { useSession } from '../../features/session/session-context.ts';
import { StudentNumberField } from '../../features/session/student-number-field.tsx';
import { useAct } from '../../lib/act.ts';
import { formResolver, showAtFields } from '../../lib/form.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Chosen, RoleWarnings } from './role-warnings.tsx';
import styles from './profile.module.css';

interface RoleValues {
  role: Chosen | '';
  school: string;
  student_number: string;
  subject: string;
}

const FIELDS = ['role', 'school', 'student_number', 'subject'] as const;
/** What the dialog itself says, above the buttons. */
const REFUSALS = new Set<unknown>(['HAS_ACTIVE_EVALUATION', 'LAST_ADMIN']);

/** The role that is not the current one; somebody with a third chooses. */
function otherRole(role: User['role']): Chosen | '' {
  if (role === 'teacher') return 'student';
  return role === 'student' ? 'teacher' : '';
}

/** Only what the new role has. The empty choice is refused by the contract with its own sentence. */
function toInput({ role, school, student_number, subject }: RoleValues): CallInput<typeof updateRole> {
  const common = { role: role as Chosen, school: school.trim() };
  return role === 'student' ? { ...common, student_number } : { ...common, subject: subject.trim() || null };
}

/** The new role with its fields; afterwards the dashboard of that role. */
export function ChangeRoleForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const { replaceUser } = useSession();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, watch, formState } = useForm<RoleValues>({
    resolver: formResolver<RoleValues>(updateRole.input, {
      toInput,
      alsoCheck: ({ school }) => (school.trim() === '' ? { school: '학교를 입력해 주세요.' } : {}),
    }),
    defaultValues: {
      role: otherRole(user.role),
      school: user.school ?? '',
      student_number: user.student_number ?? '',
      subject: user.subject ?? '',
    },
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const role = watch('role');
  const change = useAct('updateRole', {
    success: ({ user: changed }) => `이제 ${roleLabel(changed.role)}입니다.`,
    failure: '역할을 바꾸지 못했습니다.',
    shownByScreen: (error) => {
      if (REFUSALS.has(error.code)) return true;
      if (error.code !== 'STUDENT_NUMBER_TAKEN') return showAtFields(error, setError, FIELDS);
      setError('student_number', { type: 'server', message: error.message }, { shouldFocus: true });
      return true;
    },
    onSuccess: ({ user: changed }) => {
      // What the old role had read is not the new one's to see.
      queryClient.clear();
      replaceUser(changed);
      void navigate(dashboardOf(changed.role));
    },
  });
  const { errors } = formState;
  const options = (['teacher', 'student'] as const).map((value) => ({
    value,
    label: roleLabel(value),
    description: value === user.role ? '지금 역할이에요' : undefined,
    disabled: value === user.role,
  }));
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={handleSubmit((values) => {
        if (!change.isPending) change.mutate(toInput(values));
      })}
    >
      <RadioCards legend="새 역할" options={options} error={errors.role?.message} {...register('role')} />
      {role !== '' && (
        <TextField
          label={role === 'teacher' ? '소속 학교' : '학교 이름'}
          autoComplete="organization"
          error={errors.school?.message}
          {...register('school')}
        />
      )}
      {role === 'student' && (
        <StudentNumberField error={errors.student_number?.message} {...register('student_number')} />
      )}
      {role === 'teacher' && (
        <TextField label="담당 과목 (선택)" error={errors.subject?.message} {...register('subject')} />
      )}
      <RoleWarnings from={user.role} to={role} />
      {change.error && REFUSALS.has(change.error.code) && <Alert tone="danger">{change.error.message}</Alert>}
      <DialogActions>
        <Button onClick={onCancel}>취소</Button>
        <Button type="submit" variant="primary" busy={change.isPending}>
          {role === '' ? '역할 바꾸기' : `${roleLabel(role)}${role === 'teacher' ? '로' : '으로'} 바꾸기`}
        </Button>
      </DialogActions>
    </form>
  );
}
