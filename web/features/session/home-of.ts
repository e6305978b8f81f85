import type { Role } from '../../../contract/users.ts';

/** Where a role lands after login. Somebody without a role has to choose one first. */
export function dashboardOf(role: Role | null): string {
  return role === null ? '/role-selection' : `/${role}/dashboard`;
}

const LABELS: Record<Role, string> = { admin: '관리자', teacher: '교사', student: '학생' };

export function roleLabel(role: Role | null): string {
  return role === null ? '역할 미정' : LABELS[role];
}
