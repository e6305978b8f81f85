import type { User } from '../../../contract/users.ts';

/** Administrators are not deleted: somebody has to take the role from them first (specification 1, section 5). */
export function mayDelete(user: User): boolean {
  return user.role !== 'admin';
}
