import { createUser, updateUser } from '../../../contract/admin.ts';
import type { CallInput } from '../../../contract/operation.ts';
import type { PasswordPolicy } from '../../../contract/site.ts';
import type { Role, User } from '../../../contract/users.ts';
import { formResolver } from '../../lib/form.ts';
import { passwordProblems } from '../session/password-rules.ts';

/** What the fields of the user form hold; the passwords only where somebody new is made. */
export interface UserValues {
  name: string;
  email: string;
  role: Role | '';
  school: string;
  student_number: string;
  password: string;
  confirmPassword: string;
  passwordChangeRequired: boolean;
}

/** In the order of the screen. */
export const USER_FIELDS = [
  'name',
  'email',
  'role',
  'school',
  'student_number',
  'password',
  'confirmPassword',
] as const;

export function userValues(user: User | 'new'): UserValues {
  const passwords = { password: '', confirmPassword: '', passwordChangeRequired: true };
  if (user === 'new')
    return { name: '', email: '', role: 'student', school: '', student_number: '', ...passwords };
  const { name, email, role, school, student_number } = user;
  return {
    name,
    email,
    role: role ?? '',
    school: school ?? '',
    student_number: student_number ?? '',
    ...passwords,
  };
}

/** Only what belongs to the chosen role is sent. An empty role is refused by the schema with its own sentence. */
function shared(values: UserValues) {
  const { name, email, school } = values;
  const role = values.role as Role;
  return {
    name,
    email,
    role,
    ...(role === 'admin' && school.trim() === '' ? {} : { school }),
    ...(role === 'student' ? { student_number: values.student_number.trim() } : {}),
  };
}

export function creation(values: UserValues): CallInput<typeof createUser> {
  const { password, passwordChangeRequired } = values;
  return { ...shared(values), password, passwordChangeRequired };
}

/** A number that nobody has touched is not sent: it keeps the school year in which it was given. */
export function change(user: User, values: UserValues): CallInput<typeof updateUser> {
  const input = { id: user.id, ...shared(values) };
  if (input.student_number !== user.student_number) return input;
  const { student_number: _, ...rest } = input;
  return rest;
}

function missingSchool({ role, school }: UserValues): { school?: string } {
  return role !== '' && role !== 'admin' && school.trim() === '' ? { school: '학교를 입력해 주세요.' } : {};
}

/** Refuses what the contract refuses, and what only the form knows. */
export function creationResolver(policy: PasswordPolicy | undefined) {
  return formResolver<UserValues>(createUser.input, {
    toInput: creation,
    alsoCheck: (values) => ({ ...missingSchool(values), ...passwordProblems(policy, values) }),
  });
}

export function changeResolver(user: User) {
  return formResolver<UserValues>(updateUser.input, {
    toInput: (values) => ({ id: user.id, ...shared(values) }),
    alsoCheck: missingSchool,
  });
}
