import type { Role } from '../../../contract/users.ts';
import { schoolYear } from '../../clock.ts';
import { CodedError, invalid } from '../../coded-error.ts';
import { assertStudentFields } from '../users/rules.ts';

interface OfRole {
  school?: string | null | undefined;
  student_number?: string | null | undefined;
  grade?: number | null | undefined;
  class_number?: number | null | undefined;
}

/**
 * Teachers and students belong to a school, and a student has a number in it for the school year of `now`.
 * @returns the columns as they are stored
 * @throws VALIDATION at the field that does not fit
 */
export function assertRoleFields(role: Role, fields: OfRole, now: Date) {
  if (role !== 'admin' && !fields.school) throw invalid('school', '학교를 입력해 주세요.');
  const isStudent = role === 'student';
  return {
    school: fields.school || null,
    studentNumber: isStudent ? assertStudentFields(fields) : null,
    studentYear: isStudent ? schoolYear(now) : null,
  };
}

/** Somebody must have decided first that this person administers nothing any more. @throws ADMIN_UNDELETABLE */
export function assertDeletable(user: { role: Role | null }): void {
  if (user.role === 'admin') throw new CodedError('ADMIN_UNDELETABLE');
}
