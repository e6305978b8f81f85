import { useId, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import type { User } from '../../../contract/users.ts';
import { useAct } from '../../lib/act.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { showAtFields } from '../../lib/form.ts';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PasswordRules } from '../session/password-rules-list.tsx';
import { useSession, useUser } from '../session/session-context.ts';
import { StudentNumberField } from '../session/student-number-field.tsx';
import { RoleWarning } from './role-warning.tsx';
import styles from './user-dialog.module.css';
import {
  change,
  changeResolver,
  creation,
  creationResolver,
  USER_FIELDS,
  type UserValues,
  userValues,
} from './user-values.ts';

const ROLES = [
  { value: 'student', label: '학생' },
  { value: 'teacher', label: '교사' },
  { value: 'admin', label: '관리자' },
];
/** A server that says it in English means the same (specification 1, section 8). */
const KNOWN_EMAIL = 'User with this email already exists';
const AT_FIELD: Partial<Record<NonNullable<ApiError['code']>, keyof UserValues>> = {
  EMAIL_TAKEN: 'email',
  STUDENT_NUMBER_TAKEN: 'student_number',
  LAST_ADMIN: 'role',
  HAS_ACTIVE_EVALUATION: 'role',
};

interface UserDialogProps {
  /** Somebody to change, somebody new, or null while the dialog is closed. */
  editing: User | 'new' | null;
  onClose: () => void;
}

/** Makes a user or changes one. */
export function UserDialog({ editing, onClose }: UserDialogProps) {
  return (
    <Dialog
      open={editing !== null}
      title={editing === 'new' ? '사용자 만들기' : '사용자 고치기'}
      onClose={onClose}
    >
      {editing !== null && <UserForm editing={editing} onClose={onClose} />}
    </Dialog>
  );
}

function UserForm({ editing, onClose }: { editing: User | 'new'; onClose: () => void }) {
  const formId = useId();
  const own = useUser();
  const { reload } = useSession();
  const isNew = editing === 'new';
  const policy = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY }).data?.passwordPolicy;
  const resolver = useMemo(
    () => (isNew ? creationResolver(policy) : changeResolver(editing)),
    [isNew, editing, policy],
  );
  const { register, handleSubmit, setError, watch, formState } = useForm<UserValues>({
    resolver,
    defaultValues: userValues(editing),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { errors } = formState;
  const options = {
    invalidates: ['listUsers', 'getAdminStats'] as const,
    shownByScreen: (error: ApiError) => {
      const known = error.message === KNOWN_EMAIL;
      const field = known ? 'email' : error.code && AT_FIELD[error.code];
      if (!field) return showAtFields(error, setError, USER_FIELDS);
      const message = known ? '이미 등록된 사용자입니다.' : error.message;
      setError(field, { type: 'server', message }, { shouldFocus: true });
      return true;
    },
    onSuccess: () => {
      onClose();
      // One's own name stands in the header, and one's own role decides where one may be.
      if (!isNew && editing.id === own.id) void reload();
    },
  };
  const create = useAct('createUser', {
    ...options,
    success: '사용자를 만들었습니다.',
    failure: '사용자를 만들지 못했습니다.',
  });
  const update = useAct('updateUser', {
    ...options,
    success: '사용자 정보를 고쳤습니다.',
    failure: '사용자 정보를 고치지 못했습니다.',
  });
  const submit = handleSubmit((values) => {
    if (create.isPending || update.isPending) return;
    if (isNew) create.mutate(creation(values));
    else update.mutate(change(editing, values));
  });
  const role = watch('role');
  return (
    <>
      <form id={formId} noValidate className={styles.fields} onSubmit={(event) => void submit(event)}>
        <TextField
          label="이름"
          required
          autoComplete="off"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="이메일"
          type="email"
          required
          autoComplete="off"
          error={errors.email?.message}
          {...register('email')}
        />
        <SelectField
          label="역할"
          required
          options={role === '' ? [{ value: '', label: '역할 선택' }, ...ROLES] : ROLES}
          error={errors.role?.message}
          {...register('role')}
        />
        {!isNew && <RoleWarning user={editing} role={role} />}
        <TextField
          label={role === 'admin' ? '학교 (선택)' : role === 'teacher' ? '소속 학교' : '학교 이름'}
          required={role !== 'admin'}
          autoComplete="off"
          error={errors.school?.message}
          {...register('school')}
        />
        {role === 'student' && (
          <StudentNumberField
            required
            error={errors.student_number?.message}
            {...register('student_number')}
          />
        )}
        {isNew && (
          <>
            <div>
              <PasswordField
                label="비밀번호"
                required
                autoComplete="new-password"
                error={errors.password?.message}
                {...register('password')}
              />
              {policy && <PasswordRules policy={policy} password={watch('password')} />}
            </div>
            <PasswordField
              label="비밀번호 확인"
              required
              autoComplete="new-password"
              error={errors.confirmPassword?.message}
              {...register('confirmPassword')}
            />
            <Checkbox hint="본인만 아는 비밀번호를 쓰게 돼요." {...register('passwordChangeRequired')}>
              처음 로그인할 때 비밀번호 바꾸게 하기
            </Checkbox>
          </>
        )}
      </form>
      <DialogActions>
        <Button onClick={onClose}>취소</Button>
        <Button type="submit" form={formId} variant="primary" busy={create.isPending || update.isPending}>
          {isNew ? '만들기' : '저장'}
        </Button>
      </DialogActions>
    </>
  );
}
