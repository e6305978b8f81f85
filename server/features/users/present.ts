import type { User } from '../../../contract/users.ts';
import type { users } from '../../db/schema.ts';
import { CONSENT_VERSION } from '../auth/consent.ts';

export type UserRow = typeof users.$inferSelect;

/** Grade, class and number as a student number carries them: GCCNN. */
export function readStudentNumber(studentNumber: string): {
  grade: number;
  classNumber: number;
  number: number;
} {
  return {
    grade: Number(studentNumber[0]),
    classNumber: Number(studentNumber.slice(1, 3)),
    number: Number(studentNumber.slice(3)),
  };
}

export function presentUser(row: UserRow): User {
  const parts = row.studentNumber ? readStudentNumber(row.studentNumber) : null;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    school: row.school,
    student_number: row.studentNumber,
    grade: parts?.grade ?? null,
    class_number: parts?.classNumber ?? null,
    subject: row.subject,
    is_active: row.isActive,
    created_at: row.createdAt.toISOString(),
    last_login_at: row.lastLoginAt?.toISOString() ?? null,
    consentRequired: row.consentVersion !== CONSENT_VERSION,
    passwordChangeRequired: row.mustChangePassword,
    google_id: row.googleId,
    google_email: row.googleEmail,
    has_password: row.passwordHash !== null,
    totp_enabled: row.totpConfirmedAt !== null,
  };
}
